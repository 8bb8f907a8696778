--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    guest text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    hidden text NOT NULL,
    made_at bigint NOT NULL,
    sum bigint NOT NULL
);


--
-- Name: changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes (
    turn bigint NOT NULL,
    guest text NOT NULL COLLATE pg_catalog."C",
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: departures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.departures (
    guest text NOT NULL COLLATE pg_catalog."C",
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    id text NOT NULL COLLATE pg_catalog."C",
    guest text NOT NULL COLLATE pg_catalog."C",
    made_at bigint NOT NULL,
    renewed_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    label text NOT NULL,
    follows text NOT NULL,
    ends_at bigint NOT NULL,
    sum bigint NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    guest text NOT NULL COLLATE pg_catalog."C",
    sheet text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: health; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health (
    one integer NOT NULL,
    mark text NOT NULL
);


--
-- Name: holds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.holds (
    thing text NOT NULL COLLATE pg_catalog."C",
    house bigint
)
WITH (fillfactor='70');


--
-- Name: houses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.houses (
    house bigint NOT NULL,
    address text NOT NULL,
    version text NOT NULL,
    seen timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    closed timestamp with time zone,
    leaving boolean DEFAULT false NOT NULL
)
WITH (fillfactor='50');


--
-- Name: houses_house_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.houses ALTER COLUMN house ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.houses_house_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    number integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL COLLATE pg_catalog."C",
    guest text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL,
    key text NOT NULL,
    count bigint NOT NULL,
    label text NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint NOT NULL,
    sum bigint NOT NULL
);


--
-- Name: rated; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rated (
    sheet text NOT NULL COLLATE pg_catalog."C",
    done boolean NOT NULL,
    game text DEFAULT ''::text NOT NULL,
    changes text DEFAULT ''::text NOT NULL
);


--
-- Name: recoveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recoveries (
    guest text NOT NULL COLLATE pg_catalog."C",
    hidden text NOT NULL,
    sum bigint NOT NULL,
    made_at bigint DEFAULT 0 NOT NULL
);


--
-- Name: rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rows (
    sheet text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    seat smallint NOT NULL,
    move text NOT NULL,
    at bigint NOT NULL,
    facts text NOT NULL,
    sum bigint NOT NULL
);


--
-- Name: sheets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sheets (
    id text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    public smallint NOT NULL,
    made_at bigint NOT NULL,
    body text NOT NULL,
    sum bigint NOT NULL,
    ended_at bigint NOT NULL,
    opened_at bigint
);


--
-- Name: skills; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.skills (
    player text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL COLLATE pg_catalog."C",
    mean double precision NOT NULL,
    doubt double precision NOT NULL,
    games integer NOT NULL,
    ordinal double precision NOT NULL,
    sum bigint NOT NULL,
    opponents text DEFAULT ''::text NOT NULL
);


--
-- Name: turns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.turns (
    one integer NOT NULL,
    turn bigint NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts (guest, folded, name, hidden, made_at, sum) FROM stdin;
FMdXmD-e3mJhHX30H9rwww	dora	Dora	$argon2id$v=19$m=32768,t=2,p=1$BNXvr3zjUUTyUSTfH6NS9w$ZUMHYd7+A1B8xN2/3Jvf2JmcUSnWS7ovzFlj2JsEZYg	1794966430	3419986212
KDbk-avg7phNoa-be0Q2KQ	ann	Ann	$argon2id$v=19$m=32768,t=2,p=1$GzaBOyj0hpUOTXNE6oEtag$TjiHkvzZI24seTjsuogawE2y30QfwZUQlWV4zVxsosM	1794786158	2689863973
ZTPBtoive7eAxzgl8vFGmA	bob	Bob	$argon2id$v=19$m=32768,t=2,p=1$kq7Sza4MZ7EQbQYEl/iOAQ$4smB0Oh2LyS/kb/wjSYxdwuna7JM6McgoExYEzQfHJk	1794786159	2549993335
\.


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.changes (turn, guest, at) FROM stdin;
\.


--
-- Data for Name: departures; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.departures (guest, at) FROM stdin;
\.


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.devices (id, guest, made_at, renewed_at, seen_at, label, follows, ends_at, sum) FROM stdin;
2c4c009df50a3c9cc6de1e549ad5a4b2	FMdXmD-e3mJhHX30H9rwww	1794966430	1794966430	1794966430			0	3550295052
8be0314fcdfe99ffb74256a7be59358e	ZTPBtoive7eAxzgl8vFGmA	1794966430	0	1794966430			0	1484627589
ffadd24563556a5ce62418c23f9159f9	KDbk-avg7phNoa-be0Q2KQ	1794966430	0	1794966430			0	1948853994
\.


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.guests (guest, sheet) FROM stdin;
FMdXmD-e3mJhHX30H9rwww	d26uam9vud
FMdXmD-e3mJhHX30H9rwww	g53tx7cw45
FMdXmD-e3mJhHX30H9rwww	ndbcnayx7z
FMdXmD-e3mJhHX30H9rwww	r7vpp7ragz
FMdXmD-e3mJhHX30H9rwww	ury2vbq8xz
FMdXmD-e3mJhHX30H9rwww	xs3nyzukzb
KDbk-avg7phNoa-be0Q2KQ	2tquiftv4t
KDbk-avg7phNoa-be0Q2KQ	2wds3stzc5
KDbk-avg7phNoa-be0Q2KQ	3y8bf3exce
KDbk-avg7phNoa-be0Q2KQ	58jqfwh4gh
KDbk-avg7phNoa-be0Q2KQ	8qsfajwtvv
KDbk-avg7phNoa-be0Q2KQ	9zu92h5udb
KDbk-avg7phNoa-be0Q2KQ	cuhtfrp5ga
KDbk-avg7phNoa-be0Q2KQ	cwt65pn2fk
KDbk-avg7phNoa-be0Q2KQ	e45perabbp
KDbk-avg7phNoa-be0Q2KQ	ewt2hsnsr3
KDbk-avg7phNoa-be0Q2KQ	f6c6p58j9a
KDbk-avg7phNoa-be0Q2KQ	iyatkn5gev
KDbk-avg7phNoa-be0Q2KQ	jamsbzctn9
KDbk-avg7phNoa-be0Q2KQ	kr8rx7rh9m
KDbk-avg7phNoa-be0Q2KQ	nddsf5asdm
KDbk-avg7phNoa-be0Q2KQ	njspdkgehv
KDbk-avg7phNoa-be0Q2KQ	pwzfxwn7is
KDbk-avg7phNoa-be0Q2KQ	txkme5vfuc
KDbk-avg7phNoa-be0Q2KQ	ty9xgg76sj
OmFAaj-SbL9odVOu2QPo2A	4usb882vzw
OmFAaj-SbL9odVOu2QPo2A	4xim279k6n
OmFAaj-SbL9odVOu2QPo2A	6ga2xmwuaz
OmFAaj-SbL9odVOu2QPo2A	cutaxks6i3
OmFAaj-SbL9odVOu2QPo2A	d5yzez7zt8
OmFAaj-SbL9odVOu2QPo2A	gq3v5hfnxd
OmFAaj-SbL9odVOu2QPo2A	n4z5gr46ig
OmFAaj-SbL9odVOu2QPo2A	nddsf5asdm
OmFAaj-SbL9odVOu2QPo2A	nw4u8hjxih
OmFAaj-SbL9odVOu2QPo2A	quqg8swnt6
OmFAaj-SbL9odVOu2QPo2A	rk65unwwpn
OmFAaj-SbL9odVOu2QPo2A	ty9xgg76sj
OmFAaj-SbL9odVOu2QPo2A	u6gdqqq8gg
OmFAaj-SbL9odVOu2QPo2A	zesat5537a
ZTPBtoive7eAxzgl8vFGmA	2tquiftv4t
ZTPBtoive7eAxzgl8vFGmA	6ga2xmwuaz
ZTPBtoive7eAxzgl8vFGmA	7v2bib9p66
ZTPBtoive7eAxzgl8vFGmA	8cvrr8q37f
ZTPBtoive7eAxzgl8vFGmA	9ywsgfm95m
ZTPBtoive7eAxzgl8vFGmA	9zu92h5udb
ZTPBtoive7eAxzgl8vFGmA	amsuxbk9vi
ZTPBtoive7eAxzgl8vFGmA	bjhdfdn7bf
ZTPBtoive7eAxzgl8vFGmA	cgauu8p3as
ZTPBtoive7eAxzgl8vFGmA	cwt65pn2fk
ZTPBtoive7eAxzgl8vFGmA	hd9b674nsh
ZTPBtoive7eAxzgl8vFGmA	hebk6bcmb9
ZTPBtoive7eAxzgl8vFGmA	iyatkn5gev
ZTPBtoive7eAxzgl8vFGmA	m8x576m9q4
ZTPBtoive7eAxzgl8vFGmA	pwzfxwn7is
ZTPBtoive7eAxzgl8vFGmA	shbk4amvkd
ZTPBtoive7eAxzgl8vFGmA	yij5xvsue3
ZTPBtoive7eAxzgl8vFGmA	z9xswmshn4
\.


--
-- Data for Name: health; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.health (one, mark) FROM stdin;
\.


--
-- Data for Name: holds; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.holds (thing, house) FROM stdin;
\.


--
-- Data for Name: houses; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.houses (house, address, version, seen, closed, leaving) FROM stdin;
\.


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.migrations (number, at) FROM stdin;
2	2026-11-18 01:47:31.625401+00
3	2026-11-19 00:56:43.860137+00
\.


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.passkeys (id, guest, host, key, count, label, made_at, used_at, sum) FROM stdin;
HTOY9BjjdWBYMIBuaBa4ig	FMdXmD-e3mJhHX30H9rwww	localhost	AAAAAAAAAAAAAAAAAAAAAAAQHTOY9BjjdWBYMIBuaBa4iqUBAgMmIAEhWCCl1R3ANmrDhieaTk89JByqYRmU7TkMQPKf682NdUDHzCJYIGLY15zOMM98urpYn_-hT3Nalpp_E_2D_exIxK7MnN46	0	Dora's phone	1794966430	1794966430	3745787065
\.


--
-- Data for Name: rated; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.rated (sheet, done, game, changes) FROM stdin;
2tquiftv4t	f		
layout-3	t	tictactoe	[["KDbk-avg7phNoa-be0Q2KQ",{"mean":27.635389493140497,"doubt":8.06590141354368,"games":1},{"mean":28.635389493140497,"doubt":7.259311272189311,"games":2}],["ZTPBtoive7eAxzgl8vFGmA",{"mean":22.364610506859503,"doubt":8.06590141354368,"games":1},{"mean":21.364610506859503,"doubt":7.259311272189311,"games":2}]]
pwzfxwn7is	t		
\.


--
-- Data for Name: recoveries; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.recoveries (guest, hidden, sum, made_at) FROM stdin;
FMdXmD-e3mJhHX30H9rwww	$argon2id$v=19$m=32768,t=2,p=1$IEDUP+/zzaohxW0xP2jjNA$W+boUARjlCECkX2MlLx7SNCuCFnxTq7jJyaFOdcbaz8	1556264080	0
\.


--
-- Data for Name: rows; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.rows (sheet, number, seat, move, at, facts, sum) FROM stdin;
2tquiftv4t	1	0	mark 0	3		729883796
2tquiftv4t	2	1	mark 3	5		321560562
2tquiftv4t	3	0	mark 1	9		160308784
2wds3stzc5	1	-1	open 2,3,4,4,5	0		2546348566
2wds3stzc5	2	-1	open 2,2,2,5,6	0		1593475492
2wds3stzc5	3	-1	open 1,2,3,3,6	0		616551447
2wds3stzc5	4	0	throw	199		3845091566
2wds3stzc5	5	-1	roll 3,4,6 red	199		2323076192
2wds3stzc5	6	1	throw	3569		2069972387
2wds3stzc5	7	-1	roll 1,6,6 blank	3569		3118886340
2wds3stzc5	8	1	shed 1	5273		1257152869
2wds3stzc5	9	1	rethrow	6633		3767996604
2wds3stzc5	10	-1	roll 1,4,5 block	6633		3028502320
2wds3stzc5	11	2	throw	7283		641585011
2wds3stzc5	12	-1	roll 2,4,6 blank	7283		1784404413
2wds3stzc5	13	0	throw	7284		2712034670
2wds3stzc5	14	-1	roll 3,4,4 blank	7284		2126081205
2wds3stzc5	15	1	throw	8451		2355035906
2wds3stzc5	16	-1	roll 2,4,6 red	8451		651121067
2wds3stzc5	17	2	throw	9234		4175682758
2wds3stzc5	18	-1	roll 2,4,4 green	9234		4080481373
2wds3stzc5	19	2	swap 0	10582		3575373092
2wds3stzc5	20	1	let 10	11833		994605392
2wds3stzc5	21	0	throw	11840		1288097852
2wds3stzc5	22	-1	roll 3,3,3 red	11840		868506615
2wds3stzc5	23	1	throw	12967		3853536053
2wds3stzc5	24	-1	roll 4,5,5 blank	12967		1304097861
2wds3stzc5	25	2	throw	13982		2160719861
2wds3stzc5	26	-1	roll 4,5,6 block	13982		2545880255
3y8bf3exce	1	0	mark 0	268		1771689617
3y8bf3exce	2	1	mark 6	786		3504895686
3y8bf3exce	3	0	mark 1	788		922970525
3y8bf3exce	4	1	mark 4	1259		638466814
3y8bf3exce	5	0	mark 2	1262		2534086833
4usb882vzw	1	-1	open 1,1,2,4,5	0		8439762
4usb882vzw	2	-1	open 1,2,3,4,5	0		509989135
4usb882vzw	3	1	throw	1788		3567153904
4usb882vzw	4	-1	roll 1,1,1 red	1788		118292796
4usb882vzw	5	0	throw	3657		1724826654
4usb882vzw	6	-1	roll 4,5,5 block	3657		3993443885
4usb882vzw	7	1	throw	6766		2027932423
4usb882vzw	8	-1	roll 2,5,6 blank	6766		3001346024
4usb882vzw	9	0	throw	8175		4170109630
4usb882vzw	10	-1	roll 1,5,6 green	8175		1394954655
4usb882vzw	11	0	swap 1	9159		583798034
4usb882vzw	12	1	throw	11420		3852377339
4usb882vzw	13	-1	roll 3,6,6 red	11420		2312469053
4usb882vzw	14	0	throw	12588		290588162
4usb882vzw	15	-1	roll 3,6,6 blank	12588		1172959838
4usb882vzw	16	1	throw	13925		3295850372
4usb882vzw	17	-1	roll 1,2,2 green	13925		3862521334
4usb882vzw	18	1	swap 0	16642		855261112
4usb882vzw	19	0	let 9	17711		1430272301
4usb882vzw	20	0	throw	18999		2387012974
4usb882vzw	21	-1	roll 2,2,4 green	18999		2214135804
4usb882vzw	22	0	swap 1	20196		1739984661
4usb882vzw	23	1	throw	22080		1538083857
4usb882vzw	24	-1	roll 3,6,6 block	22080		2000796511
4usb882vzw	25	0	throw	23251		328828842
4usb882vzw	26	-1	roll 3,5,6 blank	23251		885940570
4usb882vzw	27	1	throw	25092		239653939
4xim279k6n	1	-1	dealer 1	0		1523949457
4xim279k6n	2	-1	deal 2 6S	0		2241607999
4xim279k6n	3	-1	deal 3 6H	0		592783702
4xim279k6n	4	-1	deal 4 JC	0		759423324
4xim279k6n	5	-1	deal 5 8D	0		307735229
4xim279k6n	6	-1	deal 6 9C	0		3499293357
4xim279k6n	7	-1	deal 7 AS	0		1761134283
4xim279k6n	8	-1	deal 0 7S	0		491773695
4xim279k6n	9	-1	deal 1 4S	0		2067686616
4xim279k6n	10	-1	deal 2 5D	0		631907690
4xim279k6n	11	-1	deal 3 9S	0		205875130
4xim279k6n	12	-1	deal 4 KH	0		2658296193
4xim279k6n	13	-1	deal 5 7C	0		1417685945
4xim279k6n	14	-1	deal 6 QS	0		59873309
4xim279k6n	15	-1	deal 7 8H	0		830119240
4xim279k6n	16	-1	deal 0 2S	0		1794060413
4xim279k6n	17	-1	deal 1 AH	0		1918155275
4xim279k6n	18	-1	deal 2 KC	0		412028131
4xim279k6n	19	-1	deal 3 4D	0		3742073779
4xim279k6n	20	-1	deal 4 5S	0		1630708244
4xim279k6n	21	-1	deal 5 JD	0		4138695387
4xim279k6n	22	-1	deal 6 7D	0		2510233532
4xim279k6n	23	-1	deal 7 QC	0		1072391455
4xim279k6n	24	-1	deal 0 9H	0		2761792599
4xim279k6n	25	-1	deal 1 KD	0		1284001975
4xim279k6n	26	-1	deal 2 KS	0		3811868296
4xim279k6n	27	-1	deal 3 2H	0		2973756511
4xim279k6n	28	-1	deal 4 9S	0		1121058955
4xim279k6n	29	-1	deal 5 QS	0		3393322224
4xim279k6n	30	-1	deal 6 3C	0		3332810723
4xim279k6n	31	-1	deal 7 5C	0		1748472500
4xim279k6n	32	-1	deal 0 2C	0		1277832110
4xim279k6n	33	-1	deal 1 9D	0		2281497329
4xim279k6n	34	-1	deal 2 5S	0		2662860288
4xim279k6n	35	-1	deal 3 10H	0		662691962
4xim279k6n	36	-1	deal 4 4S	0		338987597
4xim279k6n	37	-1	deal 5 QH	0		3811533337
4xim279k6n	38	-1	deal 6 5H	0		2029492956
4xim279k6n	39	-1	deal 7 6H	0		512106747
4xim279k6n	40	-1	deal 0 10S	0		2150423979
4xim279k6n	41	-1	deal 1 4D	0		1249819875
4xim279k6n	42	-1	deal 2 JD	0		1861133140
4xim279k6n	43	-1	deal 3 7H	0		78379109
4xim279k6n	44	-1	deal 4 3D	0		1590207448
4xim279k6n	45	-1	deal 5 8S	0		3305585944
4xim279k6n	46	-1	deal 6 10H	0		3475486775
4xim279k6n	47	-1	deal 7 8H	0		29125736
4xim279k6n	48	-1	deal 0 8D	0		1213193867
4xim279k6n	49	-1	deal 1 10D	0		2035002110
4xim279k6n	50	6	hint 1	297		2972855958
4xim279k6n	51	-1	lose 6 5H	297		2786164535
4xim279k6n	52	2	play JD 7-1	3347		106068024
4xim279k6n	53	-1	deal 2 KS	3347		1325738578
4xim279k6n	54	6	hint 5	3693		3736991472
4xim279k6n	55	-1	lose 6 QS	3693		546349927
4xim279k6n	56	3	play 10H 5-5	6680		40176739
4xim279k6n	57	-1	deal 3 7D	6680		248093771
4xim279k6n	58	6	hint 4	7382		91169544
4xim279k6n	59	-1	lose 6 10H	7382		351380605
4xim279k6n	60	4	play KH 6-6	9524		1160397695
4xim279k6n	61	-1	deal 4 9C	9524		974900309
4xim279k6n	62	6	hint 0	9683		3355220385
4xim279k6n	63	-1	lose 6 9C	9683		4027574535
4xim279k6n	64	5	play QH 5-6	12129		2792455723
4xim279k6n	65	-1	deal 5 9H	12129		2936115942
4xim279k6n	66	6	hint 7	12619		1346347164
4xim279k6n	67	-1	lose 6 3C	12619		2443703746
4xim279k6n	68	6	play 7D 4-9	12998		2705211710
4xim279k6n	69	-1	deal 6 6D	12998		1493489147
4xim279k6n	70	6	hint 7	13745		939221575
4xim279k6n	71	-1	lose 6 6D	13745		524426144
4xim279k6n	72	7	play 8H 6-4	16545		2006177298
4xim279k6n	73	-1	deal 7 AC	16545		3534960019
4xim279k6n	74	6	hint 4	17253		1606080808
4xim279k6n	75	0	play 8D 5-9	20418		2218520927
4xim279k6n	76	-1	deal 0 8S	20418		1411235677
4xim279k6n	77	6	hint 1	20982		3065382757
4xim279k6n	78	1	play 4D 2-8	23326		3790104699
4xim279k6n	79	-1	deal 1 4H	23326		1490149476
4xim279k6n	80	6	hint 2	23651		3538055859
4xim279k6n	81	2	play KS 8-8	26920		2500544864
4xim279k6n	82	-1	deal 2 8C	26920		152842848
4xim279k6n	83	6	hint 3	27497		1293621504
4xim279k6n	84	3	play 7H 7-4	30916		1350924403
4xim279k6n	85	-1	deal 3 3H	30916		1850398377
4xim279k6n	86	6	hint 3	31491		2884858895
4xim279k6n	87	4	play 9S 5-8	34241		931432061
58jqfwh4gh	1	-1	reveal	3000		1994752831
58jqfwh4gh	2	-1	show R-BOY-slap	3000		2137898948
58jqfwh4gh	3	-1	show Y-ROBOT-slap	3000		3600645571
58jqfwh4gh	4	-1	show Y-GRAN-snap	3000		402585437
58jqfwh4gh	5	-1	show R-ROBOT-snap	3000		10341
58jqfwh4gh	6	-1	show B-BOY-snap	3000		2636660482
58jqfwh4gh	7	-1	show R-GIRL-shrug	3000		982429227
58jqfwh4gh	8	-1	show G-GIRL-clap	3000		661442845
58jqfwh4gh	9	-1	show B-CAT-clap	3000		3772525790
58jqfwh4gh	10	-1	show B-BOY-slap	3000		48847703
58jqfwh4gh	11	-1	show G-CAT-clap	3000		1095060758
58jqfwh4gh	12	-1	show *-ROBOT-clap	3000		61565954
58jqfwh4gh	13	-1	show R-CAT-slap	3000		4024394777
58jqfwh4gh	14	-1	show B-BOY-shrug	3000		2699692773
58jqfwh4gh	15	-1	show R-GRAN-slap	3000		1094465893
58jqfwh4gh	16	0	snap	3603		4158689697
58jqfwh4gh	17	1	slap 1	4254		2403566061
58jqfwh4gh	18	0	play 1 2 1	4255		726934220
58jqfwh4gh	19	-1	show B-BOY-clap	4255		4108743585
58jqfwh4gh	20	0	slap 1	4257		2533527721
58jqfwh4gh	21	2	slap 1	4778		1808203014
58jqfwh4gh	22	1	play 3 1 1	4975		1567187099
58jqfwh4gh	23	-1	show Y-DOG-snap	4975		2077991623
58jqfwh4gh	24	0	slap 2	4978		566659347
58jqfwh4gh	25	0	clap	4986		176365270
58jqfwh4gh	26	0	slap 1	4987		457895199
58jqfwh4gh	27	0	clap	4990		3161790410
58jqfwh4gh	28	0	snap	4991		4204935955
58jqfwh4gh	29	0	snap	4992		1283492262
58jqfwh4gh	30	0	slap 2	4997		4283907858
58jqfwh4gh	31	0	snap	5005		3336210186
58jqfwh4gh	32	0	slap 2	5309		3145254308
58jqfwh4gh	33	0	slap 2	5315		3093786894
58jqfwh4gh	34	0	slap 2	5322		144286181
58jqfwh4gh	35	0	slap 2	5322		2800824436
58jqfwh4gh	36	0	slap 1	5326		3669842719
58jqfwh4gh	37	2	rest	5466		3584495011
58jqfwh4gh	38	0	snap	5603		465403920
58jqfwh4gh	39	0	snap	5608		1699133613
58jqfwh4gh	40	0	clap	5610		2421293478
58jqfwh4gh	41	0	snap	5913		2001406507
58jqfwh4gh	42	0	slap 1	6523		832748186
58jqfwh4gh	43	0	slap 2	6528		1305929821
58jqfwh4gh	44	0	clap	6530		3748630509
58jqfwh4gh	45	0	play 3 1 2	6531		3352948402
58jqfwh4gh	46	-1	show R-ROBOT-stop	6531		779328046
58jqfwh4gh	47	0	slap 1	6562		1441398289
58jqfwh4gh	48	-1	close 2 2	7255		562765974
58jqfwh4gh	49	0	slap 1	7259		879656481
58jqfwh4gh	50	0	snap	7261		3372716243
58jqfwh4gh	51	0	clap	7264		539438222
58jqfwh4gh	52	1	gaffe 0 3	7890		3612538461
58jqfwh4gh	53	-1	show R-GRAN-snap	7890		3936423408
58jqfwh4gh	54	-1	show R-GRAN-clap	7890		825025048
58jqfwh4gh	55	-1	show R-DOG-shrug	7890		2350823317
58jqfwh4gh	56	-1	show G-GRAN-slap	7890		677716099
58jqfwh4gh	57	-1	resume	9394		212357442
58jqfwh4gh	58	0	clap	9403		1608964102
58jqfwh4gh	59	0	play 1 1 3	9406		46480024
58jqfwh4gh	60	-1	show *-GRAN-slap	9406		1540625327
58jqfwh4gh	61	0	snap	9413		3898052198
58jqfwh4gh	62	0	snap	9419		1859732279
58jqfwh4gh	63	0	clap	9903		4090057039
58jqfwh4gh	64	0	snap	9910		3048434453
58jqfwh4gh	65	0	slap 2	9911		3514383367
58jqfwh4gh	66	0	clap	9919		2353511839
58jqfwh4gh	67	0	slap 2	9925		821256761
58jqfwh4gh	68	0	snap	9927		3527529126
58jqfwh4gh	69	0	slap 2	9929		3167017886
58jqfwh4gh	70	0	snap	9933		1028503627
58jqfwh4gh	71	0	snap	10242		2514493474
58jqfwh4gh	72	0	snap	10245		3420249244
58jqfwh4gh	73	0	clap	10550		960935241
58jqfwh4gh	74	0	clap	10558		1788751963
58jqfwh4gh	75	0	slap 2	10562		2333180966
58jqfwh4gh	76	0	play 1 2 2	10565		1272635057
58jqfwh4gh	77	-1	show Y-ROBOT-shrug	10565		2397366223
58jqfwh4gh	78	0	slap 1	10567		1784140946
58jqfwh4gh	79	0	clap	10572		1878752947
58jqfwh4gh	80	0	slap 1	10574		1356269200
58jqfwh4gh	81	0	slap 2	10577		1926470131
58jqfwh4gh	82	0	snap	10577		3901841348
58jqfwh4gh	83	0	slap 2	10586		3030941512
58jqfwh4gh	84	0	slap 2	10587		2367763010
58jqfwh4gh	85	0	slap 1	10588		59826733
58jqfwh4gh	86	0	slap 2	10588		3733306954
58jqfwh4gh	87	0	slap 2	10591		2300814455
58jqfwh4gh	88	0	slap 1	10595		2772587845
58jqfwh4gh	89	0	snap	10595		248362674
58jqfwh4gh	90	0	slap 1	10596		2267938809
58jqfwh4gh	91	0	snap	10598		3665991145
58jqfwh4gh	92	0	clap	10598		1643965286
58jqfwh4gh	93	0	snap	10600		2813934097
58jqfwh4gh	94	0	slap 1	10600		3206278097
58jqfwh4gh	95	0	clap	10601		911985492
58jqfwh4gh	96	0	snap	10606		3261342492
58jqfwh4gh	97	0	snap	10607		1652869557
58jqfwh4gh	98	0	clap	10610		3532448302
58jqfwh4gh	99	0	clap	10610		1802975686
58jqfwh4gh	100	0	slap 2	10611		1478754855
58jqfwh4gh	101	0	slap 2	10612		4105149095
58jqfwh4gh	102	0	clap	10612		805832305
58jqfwh4gh	103	0	slap 2	10618		3665617642
58jqfwh4gh	104	0	snap	10620		2290162350
58jqfwh4gh	105	0	slap 1	10620		962094672
58jqfwh4gh	106	0	clap	10621		2468318856
58jqfwh4gh	107	0	snap	10626		3483817809
58jqfwh4gh	108	0	slap 2	10626		4080231719
58jqfwh4gh	109	0	slap 2	10634		1197582033
58jqfwh4gh	110	1	gaffe 0 4	10730		1936273291
58jqfwh4gh	111	-1	show *-GIRL-snap	10730		2326996502
58jqfwh4gh	112	-1	show Y-DOG-stop	10730		3143248926
58jqfwh4gh	113	-1	show Y-ROBOT-snap	10730		1696911679
58jqfwh4gh	114	-1	show B-CAT-snap	10730		79799939
58jqfwh4gh	115	-1	resume	12230		3582990925
58jqfwh4gh	116	0	clap	13136		2843976064
58jqfwh4gh	117	0	slap 2	13141		1264076815
58jqfwh4gh	118	1	slap 1	13526		2113985267
58jqfwh4gh	119	0	slap 1	13603		739984797
58jqfwh4gh	120	0	snap	13611		3651186534
58jqfwh4gh	121	0	snap	13620		2064055190
58jqfwh4gh	122	0	slap 2	13627		2591070828
58jqfwh4gh	123	1	play 1 1 4	14098		3469688867
58jqfwh4gh	124	-1	show G-CAT-stop	14098		2816874044
6ga2xmwuaz	1	0	mark 4	19		816542400
6ga2xmwuaz	2	1	mark 0	24		2500296096
7v2bib9p66	1	0	mark 7	457		2372212511
7v2bib9p66	2	1	mark 6	1186		639570778
7v2bib9p66	3	0	mark 0	1664		3554091446
7v2bib9p66	4	1	mark 3	1899		3705957483
7v2bib9p66	5	0	mark 8	2474		1606606425
7v2bib9p66	6	1	mark 4	2692		3664290734
7v2bib9p66	7	0	mark 2	3275		2097341273
7v2bib9p66	8	1	mark 5	3515		840572816
8cvrr8q37f	1	-1	open 1,1,2,4,5	0		2541050790
8cvrr8q37f	2	-1	open 1,2,3,4,5	0		2307935611
8cvrr8q37f	3	1	throw	1788		484528850
8cvrr8q37f	4	-1	roll 1,1,1 red	1788		1154876066
8cvrr8q37f	5	0	throw	3657		2930893884
8cvrr8q37f	6	-1	roll 4,5,5 block	3657		2563550168
8cvrr8q37f	7	1	throw	6766		2963335973
8cvrr8q37f	8	-1	roll 2,5,6 blank	6766		3291435549
8cvrr8q37f	9	0	throw	8175		821162652
8cvrr8q37f	10	-1	roll 1,5,6 green	8175		2659491001
8cvrr8q37f	11	0	swap 1	9159		3188761477
8cvrr8q37f	12	1	throw	11420		2034381420
8cvrr8q37f	13	-1	roll 3,6,6 red	11420		4280209352
8cvrr8q37f	14	0	throw	12588		2374936725
8cvrr8q37f	15	-1	roll 3,6,6 blank	12588		2536101486
8cvrr8q37f	16	1	throw	13925		1487798547
8cvrr8q37f	17	-1	roll 1,2,2 green	13925		888750534
8cvrr8q37f	18	1	swap 0	16642		1544414705
8cvrr8q37f	19	0	let 9	17711		3382482874
8cvrr8q37f	20	0	throw	18999		312099833
8cvrr8q37f	21	-1	roll 2,2,4 green	18999		1362699212
8cvrr8q37f	22	0	swap 1	20196		155309404
8cvrr8q37f	23	1	throw	22080		3346129542
8cvrr8q37f	24	-1	roll 3,6,6 block	22080		2776735599
8cvrr8q37f	25	0	throw	23251		2403674429
8cvrr8q37f	26	-1	roll 3,5,6 blank	23251		3859694954
8cvrr8q37f	27	1	throw	25092		2459204260
8cvrr8q37f	28	-1	roll 3,5,6 blank	25092		3915592768
8cvrr8q37f	29	0	throw	26682		1276125762
8cvrr8q37f	30	-1	roll 4,5,6 red	26682		4040509565
8cvrr8q37f	31	1	throw	28877		208596242
8cvrr8q37f	32	-1	roll 1,4,5 blank	28877		430970222
8cvrr8q37f	33	1	shed 1	30156		4195907914
8cvrr8q37f	34	1	rethrow	33439		246569679
8cvrr8q37f	35	-1	roll 2,4,6 blank	33439		3834562266
8cvrr8q37f	36	1	shed 1	35434		3342070964
8cvrr8q37f	37	1	rethrow	37558		3030256635
8cvrr8q37f	38	-1	roll 1,2,6 block	37558		3900229743
8cvrr8q37f	39	1	shed 1	39935		791725052
8cvrr8q37f	40	1	stop	41194		2458031561
8cvrr8q37f	41	0	throw	42170		525554398
8cvrr8q37f	42	-1	roll 3,3,4 blank	42170		542395554
8cvrr8q37f	43	1	throw	43392		2856138872
8cvrr8q37f	44	-1	roll 2,3,4 blank	43392		1702582974
8cvrr8q37f	45	1	shed 2	46576		741230052
8cvrr8q37f	46	1	rethrow	47743		1153990046
8cvrr8q37f	47	-1	roll 1,3,4,6 blank	47743		2990380371
8cvrr8q37f	48	1	shed 3	50275		14461719
8cvrr8q37f	49	1	rethrow	51755		2704486978
8cvrr8q37f	50	-1	roll 1,3,3,3,6 blank	51755		2421687094
8cvrr8q37f	51	1	shed 1	54292		2084733787
8cvrr8q37f	52	1	rethrow	56715		1043314104
8cvrr8q37f	53	-1	roll 1,4,4,6,6 blank	56715		2522680996
8cvrr8q37f	54	1	shed 7	59970		1505389160
8qsfajwtvv	1	-1	oldest 1	0		1364429850
8qsfajwtvv	2	1	reveal 1	2001		3247663086
8qsfajwtvv	3	-1	turn T	2001		2428758620
8qsfajwtvv	4	0	take 1	2014		4120734423
8qsfajwtvv	5	0	reveal 2	2624		3836057969
8qsfajwtvv	6	-1	turn D+4	2624		3235885254
8qsfajwtvv	7	0	reveal 3	2630		581457525
8qsfajwtvv	8	-1	turn D+2	2630		1390165081
8qsfajwtvv	9	0	take 2	2634		3956324769
8qsfajwtvv	10	0	reveal 4	2940		1506803154
8qsfajwtvv	11	-1	turn J	2940		3205423068
8qsfajwtvv	12	0	reveal 5	3246		1180144850
8qsfajwtvv	13	-1	turn S-3	3246		2788227520
8qsfajwtvv	14	0	take 3	3553		544936910
8qsfajwtvv	15	0	reveal 6	3601		1371221351
8qsfajwtvv	16	-1	turn S-1	3601		3356478495
8qsfajwtvv	17	0	reveal 7	3605		2524219476
8qsfajwtvv	18	-1	turn T	3605		4129610221
8qsfajwtvv	19	0	reveal 8	4211		570232384
8qsfajwtvv	20	-1	turn S+1	4211		9806385
8qsfajwtvv	21	0	reveal 9	4816		326196210
8qsfajwtvv	22	-1	turn T	4816		1453213953
8qsfajwtvv	23	0	reveal 10	4817		1513151665
8qsfajwtvv	24	-1	turn T	4817		3903967048
8qsfajwtvv	25	0	reveal 11	5421		1110528961
8qsfajwtvv	26	-1	turn S-2	5421		1887662605
8qsfajwtvv	27	0	take 4	5426		3494556211
8qsfajwtvv	28	0	reveal 12	5907		3813044822
8qsfajwtvv	29	-1	turn S+3	5907		4105194949
8qsfajwtvv	30	0	reveal 13	5909		3077862063
8qsfajwtvv	31	-1	turn S+3	5909		116737672
8qsfajwtvv	32	0	reveal 14	5918		515772838
8qsfajwtvv	33	-1	turn T	5918		624252920
8qsfajwtvv	34	0	reveal 15	5919		1007558720
8qsfajwtvv	35	-1	turn D+9	5919		2190365099
8qsfajwtvv	36	0	reveal 16	5927		3851923451
8qsfajwtvv	37	-1	turn S+5	5927		1711178049
8qsfajwtvv	38	0	reveal 17	5930		2568900137
8qsfajwtvv	39	-1	turn S+4	5930		427253907
8qsfajwtvv	40	0	reveal 18	6236		1095294849
8qsfajwtvv	41	-1	turn S+4	6236		929661394
8qsfajwtvv	42	0	reveal 19	6238		218693450
8qsfajwtvv	43	-1	turn T	6238		1463710755
8qsfajwtvv	44	0	reveal 20	6240		1179986660
8qsfajwtvv	45	-1	turn D+3	6240		2148674565
8qsfajwtvv	46	0	reveal 21	6245		3923891172
8qsfajwtvv	47	-1	turn D-2	6245		3922320514
8qsfajwtvv	48	0	reveal 22	6248		4191855010
8qsfajwtvv	49	-1	turn D+5	6248		3419571024
8qsfajwtvv	50	0	reveal 23	6250		4201671914
8qsfajwtvv	51	-1	turn D+2	6250		2879945506
8qsfajwtvv	52	0	reveal 24	6254		789549457
8qsfajwtvv	53	-1	turn S+3	6254		3584466139
8qsfajwtvv	54	2	take 5	6371		234136534
8qsfajwtvv	55	0	reveal 25	6674		1335906903
8qsfajwtvv	56	-1	turn S+5	6674		68839266
8qsfajwtvv	57	0	reveal 26	7279		223383185
8qsfajwtvv	58	-1	turn J	7279		427131238
8qsfajwtvv	59	0	reveal 27	7282		3622964549
8qsfajwtvv	60	-1	turn S-1	7282		3947582067
8qsfajwtvv	61	0	reveal 28	7283		2661883042
8qsfajwtvv	62	-1	turn D-4	7283		477980124
8qsfajwtvv	63	0	reveal 29	7284		53184288
8qsfajwtvv	64	-1	turn S-3	7284		3286690110
8qsfajwtvv	65	0	reveal 30	7287		3974666941
8qsfajwtvv	66	-1	turn D+7	7287		1727970848
8qsfajwtvv	67	0	reveal 31	7288		3115551543
8qsfajwtvv	68	-1	turn S+1	7288		3731533563
8qsfajwtvv	69	0	reveal 32	7288		472287036
8qsfajwtvv	70	-1	turn S+4	7288		3767838623
8qsfajwtvv	71	0	reveal 33	7291		110590773
8qsfajwtvv	72	-1	turn S+3	7291		2173128350
8qsfajwtvv	73	0	reveal 34	7292		2628325513
8qsfajwtvv	74	-1	turn D+10	7292		3978654086
8qsfajwtvv	75	0	reveal 35	7293		3189317999
8qsfajwtvv	76	-1	turn S-3	7293		2629183609
8qsfajwtvv	77	0	reveal 36	7294		3020204996
8qsfajwtvv	78	-1	turn D+6	7294		461152688
8qsfajwtvv	79	0	reveal 37	7297		2904810789
8qsfajwtvv	80	-1	turn S+6	7297		2379133039
8qsfajwtvv	81	0	reveal 38	7298		2848842919
8qsfajwtvv	82	-1	turn D+8	7298		3866951348
8qsfajwtvv	83	0	reveal 39	7298		2064574946
8qsfajwtvv	84	-1	turn S-4	7298		2999892460
8qsfajwtvv	85	0	reveal 40	7301		522209688
8qsfajwtvv	86	-1	turn T	7301		3912346208
8qsfajwtvv	87	2	take 6	7731		2992748688
8qsfajwtvv	88	0	reveal 41	8033		787035895
8qsfajwtvv	89	-1	turn S-5	8033		3853000992
8qsfajwtvv	90	0	reveal 42	8036		246480620
8qsfajwtvv	91	-1	turn D-5	8036		1018747934
8qsfajwtvv	92	0	reveal 43	8940		4067298592
8qsfajwtvv	93	-1	turn D+9	8940		1742620565
8qsfajwtvv	94	0	reveal 44	8947		3847532154
8qsfajwtvv	95	-1	turn S+3	8947		3650267831
8qsfajwtvv	96	0	reveal 45	8951		1611624078
8qsfajwtvv	97	-1	turn S+1	8951		1830908126
8qsfajwtvv	98	0	reveal 46	8954		3102578368
8qsfajwtvv	99	-1	turn T	8954		1454403151
8qsfajwtvv	100	0	reveal 47	9907		2567985963
8qsfajwtvv	101	-1	turn D+10	9907		2545669724
8qsfajwtvv	102	0	reveal 48	10210		1403126794
8qsfajwtvv	103	-1	turn D-3	10210		1468828247
8qsfajwtvv	104	0	reveal 49	10216		1299267271
8qsfajwtvv	105	-1	turn D-6	10216		3440754272
8qsfajwtvv	106	0	reveal 50	10523		1835873670
8qsfajwtvv	107	-1	turn D+6	10523		2519188419
8qsfajwtvv	108	0	reveal 51	10524		4152289464
8qsfajwtvv	109	-1	turn D-4	10524		4053885076
8qsfajwtvv	110	0	reveal 52	10528		3611686267
8qsfajwtvv	111	-1	turn D-2	10528		2574938931
8qsfajwtvv	112	0	reveal 53	10830		3931159435
8qsfajwtvv	113	-1	turn S+2	10830		3735936582
8qsfajwtvv	114	0	reveal 54	11134		1085443193
8qsfajwtvv	115	-1	turn J	11134		3615053032
8qsfajwtvv	116	0	reveal 55	11138		3932403047
8qsfajwtvv	117	-1	turn S+6	11138		2629556183
8qsfajwtvv	118	0	reveal 56	11142		2192836588
8qsfajwtvv	119	-1	turn D+3	11142		4151440970
8qsfajwtvv	120	0	reveal 57	11144		4269929637
8qsfajwtvv	121	-1	turn S+2	11144		1312202642
8qsfajwtvv	122	0	reveal 58	11153		2750180469
8qsfajwtvv	123	-1	turn D+5	11153		97289830
8qsfajwtvv	124	2	take 7	11579		1968809593
8qsfajwtvv	125	0	reveal 59	11581		999206142
8qsfajwtvv	126	-1	turn T	11581		165191881
8qsfajwtvv	127	0	reveal 60	11586		2562943835
8qsfajwtvv	128	-1	turn S+5	11586		134313934
8qsfajwtvv	129	0	reveal 61	11591		51567698
8qsfajwtvv	130	-1	turn S+4	11591		2284445324
8qsfajwtvv	131	0	reveal 62	11592		2763119966
8qsfajwtvv	132	-1	turn D-5	11592		319297606
8qsfajwtvv	133	0	reveal 63	11595		3985915275
8qsfajwtvv	134	-1	turn D+8	11595		813006607
8qsfajwtvv	135	0	reveal 64	11606		1429958373
8qsfajwtvv	136	-1	turn T	11606		2380089344
8qsfajwtvv	137	0	reveal 65	11610		80205126
8qsfajwtvv	138	-1	turn S-2	11610		2772088612
8qsfajwtvv	139	0	reveal 66	11613		3097348609
8qsfajwtvv	140	-1	turn D-6	11613		991109222
8qsfajwtvv	141	1	take 8	12461		1909551919
8qsfajwtvv	142	0	reveal 67	13606		701962925
8qsfajwtvv	143	-1	turn D+7	13606		763353514
8qsfajwtvv	144	0	reveal 68	13610		592205925
8qsfajwtvv	145	-1	turn D-3	13610		160759486
8qsfajwtvv	146	0	reveal 69	13619		4109014334
8qsfajwtvv	147	-1	turn S-6	13619		2668275598
8qsfajwtvv	148	0	reveal 70	13626		1626895271
8qsfajwtvv	149	-1	turn S+2	13626		4101781775
9ywsgfm95m	1	-1	cut O	0		2576108505
9ywsgfm95m	2	-1	cut T	0		2740909961
9ywsgfm95m	3	-1	cut V	0		3569477255
9ywsgfm95m	4	-1	cut I	0		2714281750
9ywsgfm95m	5	-1	turn L	0		2902707965
9ywsgfm95m	6	-1	turn S	0		3642273007
9ywsgfm95m	7	-1	turn J	0		1762022796
9ywsgfm95m	8	-1	turn L	0		452574886
9ywsgfm95m	9	-1	deal A	0		3189363471
9ywsgfm95m	10	-1	deal bin	0		1779272710
9ywsgfm95m	11	-1	deal S	0		4195284872
9ywsgfm95m	12	-1	deal S	0		2255475283
9ywsgfm95m	13	-1	deal V	0		750699287
9ywsgfm95m	14	-1	deal Z	0		61199983
9ywsgfm95m	15	-1	deal Q	0		1235988504
9ywsgfm95m	16	-1	deal P	0		2373382822
9ywsgfm95m	17	-1	deal Q	0		2831512757
9ywsgfm95m	18	-1	deal T	0		3381604465
9ywsgfm95m	19	-1	deal H	0		1313814816
9ywsgfm95m	20	-1	deal bin	0		966252418
9ywsgfm95m	21	-1	deal M	0		1538637149
9ywsgfm95m	22	-1	deal Y	0		4172240974
9ywsgfm95m	23	-1	deal joker	0		528721212
9ywsgfm95m	24	-1	deal A	0		2512415880
9ywsgfm95m	25	-1	deal A	0		147820030
9ywsgfm95m	26	-1	deal N	0		751679603
9ywsgfm95m	27	-1	deal B	0		4212451005
9ywsgfm95m	28	-1	deal U	0		1615740269
9ywsgfm95m	29	-1	deal P	0		3399429161
9ywsgfm95m	30	-1	deal I	0		4028829844
9ywsgfm95m	31	-1	deal E	0		670715482
9ywsgfm95m	32	-1	deal T	0		3007208315
9ywsgfm95m	33	-1	deal L	0		3147613565
9ywsgfm95m	34	-1	deal A	0		742111072
9ywsgfm95m	35	-1	deal E	0		1045872961
9ywsgfm95m	36	-1	deal H	0		2958900295
9ywsgfm95m	37	-1	deal O	0		2961565064
9ywsgfm95m	38	-1	deal A	0		114173517
9ywsgfm95m	39	-1	deal I	0		1584787412
9ywsgfm95m	40	-1	deal T	0		3377565900
9ywsgfm95m	41	3	place S 0 0 SLAM	3435		3049062323
9ywsgfm95m	42	0	place H 2 2	3822		3254479868
9ywsgfm95m	43	-1	deal U	3822		3704114512
9ywsgfm95m	44	1	place E 2 2 JE	5673		2799400490
9ywsgfm95m	45	2	place E 1 0 ES	6024		2609018616
9ywsgfm95m	46	3	place Q 3 2 CALQUA	9700		226081806
9ywsgfm95m	47	0	place Y 0 0 DYSLEXIE	10275		4145533042
9ywsgfm95m	48	1	place T 2 4 JET yes	12399		1483659406
9ywsgfm95m	49	1	seed U	15158		2049351772
9ywsgfm95m	50	2	place L 3 0	15832		796465095
9ywsgfm95m	51	-1	deal J	15832		1453654426
9ywsgfm95m	52	3	place P 2 2 UPERISAI	18710		1321269406
9ywsgfm95m	53	0	joker 0 1 Y DYSLEXIE	19050		808063738
9ywsgfm95m	54	1	place A 1 0 AESCHNES	21588		3881242417
9ywsgfm95m	55	2	place L 1 6	22101		3334288659
9ywsgfm95m	56	-1	deal Q	22101		4136446509
9ywsgfm95m	57	3	place S 2 4 COUPS	25023		2000487335
9ywsgfm95m	58	0	place U 2 1 UPSILON	25395		2445349164
9ywsgfm95m	59	1	place P 2 3 OUPS	29891		3185957369
9ywsgfm95m	60	2	place A 1 0	30437		1901042351
9ywsgfm95m	61	-1	deal F	30437		282458106
9ywsgfm95m	62	3	place A 1 1 AESCHNIDE	31972		4095079909
9ywsgfm95m	63	0	place M 2 0	32205		52389766
9ywsgfm95m	64	-1	deal I	32205		1121211606
9ywsgfm95m	65	1	place I 1 6 CAESINE	34867		3199488158
9ywsgfm95m	66	2	place Q 3 4	35374		4127899586
9ywsgfm95m	67	-1	deal E	35374		3912564810
9ywsgfm95m	68	3	bin 3	37027		1815552944
9ywsgfm95m	69	3	seed Z	40548		416910145
9ywsgfm95m	70	0	place I 3 0 BIZUT	41173		2473155069
9ywsgfm95m	71	1	place N 3 0 NIZERE	43285		2397113628
9ywsgfm95m	72	2	place L 2 0 GALLUPS	43978		1589561938
9ywsgfm95m	73	3	pass	45848		1246531705
9ywsgfm95m	74	-1	deal G	45848		4068678881
9ywsgfm95m	75	0	place T 3 6	46478		797885290
9ywsgfm95m	76	-1	deal U	46478		3338222085
9ywsgfm95m	77	1	pass	51048		1526996443
9ywsgfm95m	78	-1	deal X	51048		2961775590
9ywsgfm95m	79	2	place L 2 1 GALLUPS	51728		3683210695
9ywsgfm95m	80	3	pass	55058		3673230407
9ywsgfm95m	81	-1	deal O	55058		2301190400
9ywsgfm95m	82	0	place M 2 8	55657		4115079580
9ywsgfm95m	83	-1	deal I	55657		3898687511
9ywsgfm95m	84	1	pass	57083		2705180055
9ywsgfm95m	85	-1	deal C	57083		1153612465
9ywsgfm95m	86	2	place E 2 0	57822		1424388040
9ywsgfm95m	87	-1	deal joker	57822		776047892
9ywsgfm95m	88	3	pass	60985		2607980426
9ywsgfm95m	89	-1	deal T	60985		832814395
9ywsgfm95m	90	0	place A 2 0	61548		1903188356
9ywsgfm95m	91	-1	deal F	61548		76330008
9ywsgfm95m	92	1	place C 1 0 CAESINE	63196		3711473814
9ywsgfm95m	93	2	place J 3 0	63727		1330296558
9ywsgfm95m	94	-1	deal bin	63727		2411006293
9ywsgfm95m	95	3	pass	66622		1558285040
9ywsgfm95m	96	-1	deal H	66622		2933869448
9ywsgfm95m	97	0	place U 0 0	67008		2698366004
9ywsgfm95m	98	-1	deal E	67008		3449226840
9ywsgfm95m	99	1	pass	69521		3263233443
9ywsgfm95m	100	-1	deal F	69521		4208922483
9ywsgfm95m	101	2	place E 1 10	70036		3506112482
9ywsgfm95m	102	-1	deal T	70036		2122641328
9ywsgfm95m	103	3	pass	74507		192335177
9ywsgfm95m	104	-1	deal joker	74507		204209144
9ywsgfm95m	105	0	place T 2 0	74790		3244731384
9ywsgfm95m	106	-1	deal S	74790		1282641286
9ywsgfm95m	107	1	pass	79147		2444093019
9ywsgfm95m	108	-1	deal V	79147		2279346066
9ywsgfm95m	109	2	place A 3 0	79753		1335162800
9ywsgfm95m	110	-1	deal S	79753		1330306893
9ywsgfm95m	111	3	joker 1 10 U CAESIUMS	81612		3343375377
9ywsgfm95m	112	0	place F 3 0	82213		1557910029
9ywsgfm95m	113	-1	deal T	82213		425250844
9ywsgfm95m	114	1	pass	84446		163293860
9ywsgfm95m	115	-1	deal O	84446		3882016054
9ywsgfm95m	116	2	place J 2 8	85030		3273234877
9ywsgfm95m	117	-1	deal E	85030		2455872921
9ywsgfm95m	118	3	pass	87049		1665681219
9ywsgfm95m	119	-1	deal R	87049		1400861070
9ywsgfm95m	120	0	place E 1 5 CAESIUM	87704		305047332
9ywsgfm95m	121	1	pass	91573		3620065649
9ywsgfm95m	122	-1	deal S	91573		1245643827
9ywsgfm95m	123	2	place T 0 6	91793		2408722532
9ywsgfm95m	124	-1	deal E	91793		1577084315
9ywsgfm95m	125	3	pass	94030		4009723140
9ywsgfm95m	126	-1	deal Y	94030		55397280
9ywsgfm95m	127	0	bin 3	94601		4213872709
9ywsgfm95m	128	0	seed M	95192		3905440916
9ywsgfm95m	129	1	place S 1 7 CAESIUMS	98990		1474398544
9ywsgfm95m	130	2	joker 0 5 L DYSLEXIE	99369		2796767438
9ywsgfm95m	131	3	place G 3 0 MAGMAS	101834		2678623677
9ywsgfm95m	132	0	place H 0 0	102455		4043849944
9ywsgfm95m	133	-1	deal I	102455		3062076988
9ywsgfm95m	134	1	place O 3 4 SIGMOIDITES	104315		1241114374
9ywsgfm95m	135	2	place A 3 0 STALAGMOMETRE	104692		1706497066
9ywsgfm95m	136	3	place R 3 0 DIAPHRAGMONS	107075		1495306801
9ywsgfm95m	137	0	place T 3 10	107248		4084013928
9ywsgfm95m	138	-1	deal N	107248		569549839
9ywsgfm95m	139	1	place N 3 10 DIAPHRAGMONS	108621		1131742393
9ywsgfm95m	140	2	place A 1 0	109227		3936053977
9ywsgfm95m	141	-1	deal B	109227		3303322185
9ywsgfm95m	142	3	place O 3 9 DIAPHRAGMONS	111988		1312683979
9ywsgfm95m	143	0	place F 3 12	112678		1938414595
9ywsgfm95m	144	-1	deal E	112678		749926909
9ywsgfm95m	145	1	pass	116576		2020299142
9ywsgfm95m	146	-1	deal bin	116576		1482701908
9ywsgfm95m	147	2	place J 3 12	117206		3261348317
9ywsgfm95m	148	-1	deal Z	117206		1665943318
9ywsgfm95m	149	3	place H 3 0 DIAPHRAGMONS	119687		3277734821
9ywsgfm95m	150	0	place T 0 6	120397		1626863358
9ywsgfm95m	151	-1	deal R	120397		4185030784
9ywsgfm95m	152	1	bin 0	124026		4219446419
9ywsgfm95m	153	1	seed F	126616		1598365226
9ywsgfm95m	154	2	joker 3 3 R DIAPHRAGMONS	126907		3650809035
9ywsgfm95m	155	3	place L 0 0 ALFAS	129560		3190440336
9ywsgfm95m	156	0	place E 3 14	130050		3898874101
9ywsgfm95m	157	-1	deal bin	130050		1880755323
9ywsgfm95m	158	1	pass	131777		3128777805
9ywsgfm95m	159	-1	deal E	131777		1270018805
9ywsgfm95m	160	2	place J 1 0	131973		3609960692
9ywsgfm95m	161	-1	deal O	131973		4230453779
9ywsgfm95m	162	3	place S 3 14 DIAPHRAGMONS	145959		1856580472
9ywsgfm95m	163	0	place Q 2 8	146574		2655813635
9ywsgfm95m	164	-1	deal J	146574		579376945
9ywsgfm95m	165	1	place E 0 4 ALFENIDES	149143		45701148
9ywsgfm95m	166	2	place S 0 6 ELFES	149800		2865029133
9ywsgfm95m	167	3	pass	151283		148125000
9ywsgfm95m	168	-1	deal A	151283		3768778621
9ywsgfm95m	169	0	place E 2 8	151470		2725343572
9ywsgfm95m	170	-1	deal E	151470		3566388112
9ywsgfm95m	171	1	pass	152895		1107821639
9ywsgfm95m	172	-1	deal N	152895		1491879835
9ywsgfm95m	173	2	place I 2 0	153281		1177674978
9ywsgfm95m	174	-1	deal U	153281		3705075395
9ywsgfm95m	175	3	place A 3 5 DIAPHRAGMONS	157967		1580083388
9ywsgfm95m	176	0	place Y 1 12	158130		4051486711
9ywsgfm95m	177	-1	deal joker	158130		3096473372
9ywsgfm95m	178	-1	deal T	158130		1531949752
9ywsgfm95m	179	-1	deal U	158130		2614503075
9ywsgfm95m	180	-1	deal E	158130		2513078574
9ywsgfm95m	181	1	place N 3 13 DIAPHRAGMONS	160722		697983500
9ywsgfm95m	182	2	place J 2 0	161108		2997685728
9ywsgfm95m	183	3	place E 0 0 GUELFES	166227		148489604
9ywsgfm95m	184	0	joker 0 3 L ELFES	166537		2344121235
9ywsgfm95m	185	1	pass	171986		3363896927
9ywsgfm95m	186	3	pass	176123		122817388
9ywsgfm95m	187	0	place N 1 0	176618		1903433334
9zu92h5udb	1	0	mark 8	9		927206150
9zu92h5udb	2	1	mark 0	14		4147219171
amsuxbk9vi	1	-1	reveal	3000		1379919047
amsuxbk9vi	2	-1	show R-DOG-snap	3000		687747357
amsuxbk9vi	3	-1	show G-GRAN-clap	3000		229649925
amsuxbk9vi	4	-1	show *-GIRL-snap	3000		2065327867
amsuxbk9vi	5	-1	show R-GIRL-clap	3000		2657768761
amsuxbk9vi	6	-1	show B-GRAN-snap	3000		4287306723
amsuxbk9vi	7	-1	show B-CAT-snap	3000		3892160182
amsuxbk9vi	8	-1	show B-DOG-clap	3000		2279784510
amsuxbk9vi	9	-1	show G-GRAN-shrug	3000		3841187348
amsuxbk9vi	10	-1	show Y-BOY-snap	3000		123023785
amsuxbk9vi	11	-1	show Y-BOY-clap	3000		3910155856
amsuxbk9vi	12	0	clap	4497		1004030291
amsuxbk9vi	13	1	slap 2	4820		1088324586
amsuxbk9vi	14	0	play 1 2 1	4945		1732237496
amsuxbk9vi	15	-1	show B-BOY-snap	4945		3279346624
amsuxbk9vi	16	0	snap	6615		3351300087
amsuxbk9vi	17	0	play 2 1 1	7112		2741488037
amsuxbk9vi	18	-1	show G-BOY-snap	7112		3926990128
amsuxbk9vi	19	-1	close 2 2	7945		1452432234
amsuxbk9vi	20	1	slap 1	8395		1756825509
amsuxbk9vi	21	-1	unstick turn	8612		3390278279
amsuxbk9vi	22	0	clap	10597		3531309799
amsuxbk9vi	23	0	play 2 2 3	11090		3851588518
amsuxbk9vi	24	-1	show *-ROBOT-clap	11090		1342917901
amsuxbk9vi	25	1	rest	11637		599720764
amsuxbk9vi	26	0	snap	12673		4102285298
amsuxbk9vi	27	0	play 2 1 3	13188		389806116
amsuxbk9vi	28	-1	show Y-CAT-snap	13188		2376977372
amsuxbk9vi	29	-1	close 2 4	14090		1496918609
amsuxbk9vi	30	1	play 4 2 4	14327		587137180
amsuxbk9vi	31	-1	show R-GIRL-shrug	14327		1300149332
amsuxbk9vi	32	1	gaffe 0 4	15231		3780160360
amsuxbk9vi	33	-1	resume	16731		2056220562
amsuxbk9vi	34	0	clap	17728		3440189489
amsuxbk9vi	35	0	play 2 2 5	18367		2572216130
amsuxbk9vi	36	-1	show R-ROBOT-clap	18367		2159262875
amsuxbk9vi	37	-1	thaw 1	19731		3252897069
amsuxbk9vi	38	0	snap	19799		2290482658
amsuxbk9vi	39	0	play 4 2 6	20274		3948818290
amsuxbk9vi	40	-1	show R-ROBOT-slap	20274		783377935
amsuxbk9vi	41	0	slap 1	21752		1021965549
amsuxbk9vi	42	0	play 3 2 7	22291		1701902745
amsuxbk9vi	43	-1	show G-GIRL-clap	22291		2320185542
amsuxbk9vi	44	0	clap	23702		3129684174
amsuxbk9vi	45	0	play 2 1 4	24335		2894945625
amsuxbk9vi	46	-1	show B-ROBOT-clap	24335		1363808623
amsuxbk9vi	47	-1	close 2 8	25291		2806959098
amsuxbk9vi	48	0	clap	25311		3585327657
amsuxbk9vi	49	0	play 4 1 5	25675		3047589044
amsuxbk9vi	50	-1	show Y-CAT-slap	25675		1696774399
amsuxbk9vi	51	0	snap	27390		3395445688
amsuxbk9vi	52	0	play 1 2 8	27977		73831319
amsuxbk9vi	53	-1	show G-CAT-clap	27977		1050677672
amsuxbk9vi	54	-1	close 1 6	28675		751124224
amsuxbk9vi	55	0	slap 1	28948		3058823740
amsuxbk9vi	56	1	clap	29182		3923854
amsuxbk9vi	57	0	play 2 1 6	29334		4241476201
amsuxbk9vi	58	-1	show Y-ROBOT-clap	29334		178893450
amsuxbk9vi	59	1	play 1 1 7	30048		1054200668
amsuxbk9vi	60	-1	show G-BOY-slap	30048		2516251448
amsuxbk9vi	61	-1	close 2 9	30977		1005606522
amsuxbk9vi	62	1	play 1 2 9	31212		3434190818
amsuxbk9vi	63	-1	show Y-GIRL-snap	31212		2014018535
amsuxbk9vi	64	1	snap	32127		3877264700
amsuxbk9vi	65	-1	close 1 8	33048		2984410768
amsuxbk9vi	66	0	slap 2	33140		807613290
amsuxbk9vi	67	0	play 1 2 10	33466		1157120482
amsuxbk9vi	68	-1	show R-ROBOT-snap	33466		1715096476
amsuxbk9vi	69	0	clap	35369		3978457994
amsuxbk9vi	70	0	play 4 2 11	35990		1274800957
amsuxbk9vi	71	-1	show R-CAT-snap	35990		1567393567
amsuxbk9vi	72	1	snap	36172		3853813809
amsuxbk9vi	73	1	slap 2	36396		2924462529
amsuxbk9vi	74	1	rest	38051		3615048272
amsuxbk9vi	75	0	slap 2	38154		2660581421
amsuxbk9vi	76	0	play 4 2 12	38628		3556378448
amsuxbk9vi	77	-1	show B-CAT-slap	38628		2532188822
amsuxbk9vi	78	0	clap	39665		2754243532
amsuxbk9vi	79	1	slap 2	39925		1459016975
amsuxbk9vi	80	0	play 4 1 8	40358		3995375857
amsuxbk9vi	81	-1	show R-GRAN-snap	40358		1009536254
amsuxbk9vi	82	0	snap	41571		3181518514
amsuxbk9vi	83	-1	close 2 13	41628		317946222
amsuxbk9vi	84	0	play 1 2 13	42584		3188583416
amsuxbk9vi	85	-1	show B-GIRL-shrug	42584		2849585996
amsuxbk9vi	86	-1	close 1 9	43358		3281417484
amsuxbk9vi	87	0	slap 1	44580		159018968
amsuxbk9vi	88	0	play 1 1 9	45152		131680632
amsuxbk9vi	89	-1	show G-BOY-clap	45152		157632142
amsuxbk9vi	90	-1	close 2 14	45584		4230673431
amsuxbk9vi	91	0	snap	47132		783383730
amsuxbk9vi	92	0	play 4 2 14	47589		1026232475
amsuxbk9vi	93	-1	show B-GIRL-slap	47589		277305174
amsuxbk9vi	94	-1	close 1 10	48152		2488494303
amsuxbk9vi	95	1	slap 2	48517		2147538364
amsuxbk9vi	96	1	rest	49598		2417929853
amsuxbk9vi	97	0	snap	49802		3426084850
amsuxbk9vi	98	0	play 4 1 10	50522		546292808
amsuxbk9vi	99	-1	show Y-DOG-slap	50522		366591276
amsuxbk9vi	100	-1	close 2 15	50589		1428479257
amsuxbk9vi	101	0	slap 1	52338		1517812592
amsuxbk9vi	102	0	play 3 1 11	52808		2754777439
amsuxbk9vi	103	-1	show R-GRAN-clap	52808		3124795242
amsuxbk9vi	104	0	snap	54247		115664034
amsuxbk9vi	105	0	play 3 2 15	54879		1331107200
amsuxbk9vi	106	-1	show *-GRAN-slap	54879		1593422568
amsuxbk9vi	107	-1	close 1 12	55808		2388179733
amsuxbk9vi	108	0	clap	56331		2021383350
amsuxbk9vi	109	0	play 1 1 12	56920		1287337844
amsuxbk9vi	110	-1	show Y-GRAN-snap	56920		170701106
amsuxbk9vi	111	-1	close 2 16	57879		484841246
amsuxbk9vi	112	0	clap	58730		2555717702
amsuxbk9vi	113	0	play 3 2 16	59129		2869554151
amsuxbk9vi	114	-1	show Y-DOG-clap	59129		2598688295
amsuxbk9vi	115	-1	close 1 13	59920		1103121629
amsuxbk9vi	116	0	slap 2	60406		3867065497
amsuxbk9vi	117	1	slap 1	60774		1935700024
amsuxbk9vi	118	0	play 1 2 17	60954		2031453578
amsuxbk9vi	119	-1	show B-ROBOT-snap	60954		2154973057
amsuxbk9vi	120	1	clap	62582		2630081351
amsuxbk9vi	121	0	snap	62618		3039211831
amsuxbk9vi	122	1	play 2 1 13	63044		1720464169
amsuxbk9vi	123	-1	show G-GIRL-slap	63044		755359098
amsuxbk9vi	124	-1	close 2 18	63954		1233310457
amsuxbk9vi	125	0	gaffe 1 28	64349		2233553584
amsuxbk9vi	126	-1	show Y-GIRL-slap	64349		148018993
amsuxbk9vi	127	-1	show Y-GRAN-shrug	64349		861335995
amsuxbk9vi	128	-1	show B-GIRL-stop	64349		789464175
amsuxbk9vi	129	-1	show G-GRAN-slap	64349		3605223254
amsuxbk9vi	130	-1	resume	65849		2795911357
amsuxbk9vi	131	0	play 2 1 14	66395		1622393966
amsuxbk9vi	132	-1	show G-GIRL-snap	66395		2161421298
amsuxbk9vi	133	0	snap	68034		1931627816
amsuxbk9vi	134	0	play 4 2 18	68606		3917527330
amsuxbk9vi	135	-1	show Y-CAT-clap	68606		208342228
amsuxbk9vi	136	-1	close 1 15	69395		3410670237
amsuxbk9vi	137	0	slap 2	70214		3117389973
amsuxbk9vi	138	0	play 2 2 19	70726		540669966
amsuxbk9vi	139	-1	show G-CAT-slap	70726		390020948
amsuxbk9vi	140	0	snap	72853		2419250874
amsuxbk9vi	141	0	play 1 1 15	73411		2474557504
amsuxbk9vi	142	-1	show G-GRAN-snap	73411		1723844562
amsuxbk9vi	143	-1	close 2 20	73726		922970402
amsuxbk9vi	144	0	snap	76291		3143593627
amsuxbk9vi	145	-1	close 1 16	76411		3030411489
amsuxbk9vi	146	1	play 1 2 20	76726		3961362918
amsuxbk9vi	147	-1	show B-DOG-snap	76726		1268850389
amsuxbk9vi	148	1	slap 2	76925		1686407029
amsuxbk9vi	149	0	gaffe 1 33	78268		642101510
amsuxbk9vi	150	-1	show B-GIRL-snap	78268		2215039847
amsuxbk9vi	151	-1	show G-DOG-snap	78268		327653762
amsuxbk9vi	152	-1	show B-DOG-shrug	78268		1601607731
amsuxbk9vi	153	-1	show *-DOG-clap	78268		96948202
amsuxbk9vi	154	-1	resume	79768		2088906613
amsuxbk9vi	155	0	rest	80216		2895832274
amsuxbk9vi	156	1	play 2 1 16	80611		654918705
amsuxbk9vi	157	-1	show B-BOY-shrug	80611		1013273309
amsuxbk9vi	158	0	slap 1	81665		2696821712
amsuxbk9vi	159	0	play 4 1 17	82235		1626434857
amsuxbk9vi	160	-1	show B-BOY-slap	82235		3944141087
amsuxbk9vi	161	0	snap	83437		1214821722
amsuxbk9vi	162	0	play 1 2 21	83830		3265921685
amsuxbk9vi	163	-1	show R-BOY-shrug	83830		217676049
amsuxbk9vi	164	-1	close 1 18	85235		2950777673
amsuxbk9vi	165	0	snap	85485		1933027578
amsuxbk9vi	166	1	play 1 2 22	85880		4143363953
amsuxbk9vi	167	-1	show B-CAT-stop	85880		1552630993
amsuxbk9vi	168	1	snap	86468		2856266468
amsuxbk9vi	169	0	gaffe 1 37	87364		3947920145
amsuxbk9vi	170	-1	show G-ROBOT-shrug	87364		1750132296
amsuxbk9vi	171	-1	show R-ROBOT-stop	87364		2838616823
amsuxbk9vi	172	-1	resume	88864		1051349310
amsuxbk9vi	173	0	rest	90825		2219494168
amsuxbk9vi	174	1	snap	91207		2661294725
amsuxbk9vi	175	1	play 2 2 23	95519		3266844427
amsuxbk9vi	176	-1	show G-DOG-slap	95519		2245349311
amsuxbk9vi	177	0	gaffe 1 38	96902		1036107912
amsuxbk9vi	178	-1	show R-CAT-clap	96902		1086418
amsuxbk9vi	179	-1	resume	98402		270570873
amsuxbk9vi	180	1	play 1 2 24	101788		777417440
amsuxbk9vi	181	-1	show R-DOG-clap	101788		483758078
amsuxbk9vi	182	1	slap 1	103327		1173298348
amsuxbk9vi	183	-1	close 2 25	104788		3491238467
amsuxbk9vi	184	1	snap	107009		482248242
amsuxbk9vi	185	1	play 1 1 18	108449		3225462522
amsuxbk9vi	186	-1	show R-BOY-stop	108449		4012147166
amsuxbk9vi	187	1	play 2 1 19	109040		621560101
amsuxbk9vi	188	-1	show G-CAT-stop	109040		3125782166
amsuxbk9vi	189	1	release	109788		634626606
amsuxbk9vi	190	1	play 2 1 20	110610		1894292759
amsuxbk9vi	191	-1	show *-BOY-slap	110610		3670257053
amsuxbk9vi	192	1	slap 1	113325		1801924051
amsuxbk9vi	193	-1	close 1 21	113610		2106011087
amsuxbk9vi	194	1	slap 1	117868		4114441734
amsuxbk9vi	195	1	release	118610		703964664
amsuxbk9vi	196	0	play 3 2 25	120022		829549459
amsuxbk9vi	197	-1	show G-DOG-clap	120022		2855319605
amsuxbk9vi	198	0	play 3 1 21	121559		443895807
amsuxbk9vi	199	-1	show R-BOY-slap	121559		1994365012
amsuxbk9vi	200	0	clap	122771		3624625997
amsuxbk9vi	201	-1	close 2 26	123022		1990483836
amsuxbk9vi	202	0	play 3 2 26	123314		1869370862
amsuxbk9vi	203	-1	show Y-ROBOT-snap	123314		3917073360
amsuxbk9vi	204	1	slap 2	124005		150579386
amsuxbk9vi	205	-1	close 1 22	124559		1070571135
amsuxbk9vi	206	1	play 2 1 22	126146		293860091
amsuxbk9vi	207	-1	show Y-DOG-snap	126146		397258868
amsuxbk9vi	208	-1	close 2 27	126314		1952242572
amsuxbk9vi	209	0	gaffe 1 46	127335		4139063719
bjhdfdn7bf	1	0	mark 7	457		3539219166
bjhdfdn7bf	2	1	mark 6	1186		3391320153
bjhdfdn7bf	3	0	mark 0	1664		1072382645
bjhdfdn7bf	4	1	mark 3	1899		819466088
bjhdfdn7bf	5	0	mark 8	2474		3019816282
bjhdfdn7bf	6	1	mark 4	2692		911524013
bjhdfdn7bf	7	0	mark 2	3275		2436792410
bjhdfdn7bf	8	1	mark 5	3515		3727064211
cgauu8p3as	1	-1	oldest 0	0		1388091195
cgauu8p3as	2	0	reveal 1	2000		3141979003
cgauu8p3as	3	-1	turn T	2000		4174515688
cgauu8p3as	4	0	reveal 2	4000		194156739
cgauu8p3as	5	-1	turn D+2	4000		3420564304
cgauu8p3as	6	0	reveal 3	6000		3539053460
cgauu8p3as	7	-1	turn S-2	6000		3411794174
cgauu8p3as	8	0	reveal 4	8000		2974497266
cgauu8p3as	9	-1	turn J	8000		3081710979
cgauu8p3as	10	0	reveal 5	10000		2279480522
cgauu8p3as	11	-1	turn D+4	10000		398044266
cgauu8p3as	12	0	reveal 6	12000		119885496
cgauu8p3as	13	-1	turn D-6	12000		2525558641
cgauu8p3as	14	0	reveal 7	14000		3641946261
cgauu8p3as	15	-1	turn T	14000		3119549296
cgauu8p3as	16	0	reveal 8	16000		239597480
cgauu8p3as	17	-1	turn S+1	16000		2437435626
cgauu8p3as	18	0	reveal 9	18000		3919601601
cgauu8p3as	19	-1	turn S+3	18000		1973789329
cgauu8p3as	20	0	reveal 10	20000		246479891
cgauu8p3as	21	-1	turn D+6	20000		2820037466
cgauu8p3as	22	0	take 1	21317		1242644722
cgauu8p3as	23	0	reveal 11	23317		1982175369
cgauu8p3as	24	-1	turn D-2	23317		1868223995
cgauu8p3as	25	0	reveal 12	25317		4090099487
cgauu8p3as	26	-1	turn S-5	25317		3848521055
cgauu8p3as	27	0	reveal 13	27317		2406339181
cgauu8p3as	28	-1	turn J	27317		490650187
cgauu8p3as	29	0	reveal 14	29317		593505906
cgauu8p3as	30	-1	turn S+2	29317		1119176326
cgauu8p3as	31	0	reveal 15	31317		384295844
cgauu8p3as	32	-1	turn S-3	31317		3437744506
cgauu8p3as	33	0	reveal 16	33317		677822891
cgauu8p3as	34	-1	turn D+3	33317		2221735124
cgauu8p3as	35	0	reveal 17	35317		4021266752
cgauu8p3as	36	-1	turn D+4	35317		3408361185
cgauu8p3as	37	0	reveal 18	37317		2256641536
cgauu8p3as	38	-1	turn S+5	37317		2714236137
cgauu8p3as	39	0	reveal 19	39317		3974327192
cgauu8p3as	40	-1	turn S+3	39317		748950501
cgauu8p3as	41	0	reveal 20	41317		325609445
cgauu8p3as	42	-1	turn S+6	41317		2214531188
cgauu8p3as	43	0	take 2	41929		1751490681
cgauu8p3as	44	0	reveal 21	43929		2112919479
cgauu8p3as	45	-1	turn D+7	43929		3806006331
cgauu8p3as	46	0	reveal 22	45929		3069252472
cgauu8p3as	47	-1	turn D-3	45929		1342568551
cgauu8p3as	48	0	reveal 23	47929		425921505
cgauu8p3as	49	-1	turn S+5	47929		1127877372
cgauu8p3as	50	0	reveal 24	49929		2929191349
cgauu8p3as	51	-1	turn D-3	49929		2383153965
cgauu8p3as	52	0	reveal 25	51929		1407125443
cgauu8p3as	53	-1	turn S+4	51929		54726599
cgauu8p3as	54	0	take 3	52502		1297445157
cgauu8p3as	55	0	reveal 26	54502		1582472158
cgauu8p3as	56	-1	turn D-5	54502		810352944
cgauu8p3as	57	0	reveal 27	56502		586596012
cgauu8p3as	58	-1	turn S-6	56502		411599941
cgauu8p3as	59	0	reveal 28	58502		1562269958
cgauu8p3as	60	-1	turn T	58502		1287478395
cgauu8p3as	61	0	reveal 29	60502		3247781030
cgauu8p3as	62	-1	turn S-2	60502		3105697644
cgauu8p3as	63	0	reveal 30	62502		2041519650
cgauu8p3as	64	-1	turn S+1	62502		3127615408
cgauu8p3as	65	0	reveal 31	64502		3194386121
cgauu8p3as	66	-1	turn S+5	64502		2075071078
cgauu8p3as	67	0	reveal 32	66502		2162644166
cgauu8p3as	68	-1	turn D+5	66502		3722809584
cgauu8p3as	69	0	reveal 33	68502		3934626142
cgauu8p3as	70	-1	turn D+10	68502		4155632786
cgauu8p3as	71	0	reveal 34	70502		426599695
cgauu8p3as	72	-1	turn D+9	70502		110723098
cgauu8p3as	73	0	take 4	71042		1483336897
cuhtfrp5ga	1	-1	cut G	0		3481768460
cuhtfrp5ga	2	-1	cut I	0		2459077105
cuhtfrp5ga	3	-1	cut A	0		2326821019
cuhtfrp5ga	4	-1	turn Q	0		1424017034
cuhtfrp5ga	5	-1	turn P	0		1901281433
cuhtfrp5ga	6	-1	turn U	0		988583280
cuhtfrp5ga	7	-1	turn U	0		2816701446
cuhtfrp5ga	8	-1	deal S	0		530172718
cuhtfrp5ga	9	-1	deal E	0		4158923291
cuhtfrp5ga	10	-1	deal T	0		365273355
cuhtfrp5ga	11	-1	deal joker	0		3555741013
cuhtfrp5ga	12	-1	deal U	0		1276576451
cuhtfrp5ga	13	-1	deal F	0		2478054340
cuhtfrp5ga	14	-1	deal D	0		1550875023
cuhtfrp5ga	15	-1	deal L	0		80457750
cuhtfrp5ga	16	-1	deal I	0		1333028351
cuhtfrp5ga	17	-1	deal L	0		3852825787
cuhtfrp5ga	18	-1	deal I	0		2230268031
cuhtfrp5ga	19	-1	deal bin	0		2529031027
cuhtfrp5ga	20	-1	deal E	0		3961387912
cuhtfrp5ga	21	-1	deal T	0		2578917892
cuhtfrp5ga	22	-1	deal A	0		2182195314
cuhtfrp5ga	23	-1	deal L	0		3983839705
cuhtfrp5ga	24	-1	deal A	0		2060706756
cuhtfrp5ga	25	-1	deal M	0		2903162122
cuhtfrp5ga	26	-1	deal A	0		2612864873
cuhtfrp5ga	27	-1	deal H	0		2075822485
cuhtfrp5ga	28	-1	deal E	0		3745834430
cuhtfrp5ga	29	-1	deal A	0		3442054047
cuhtfrp5ga	30	-1	deal joker	0		1209466181
cuhtfrp5ga	31	-1	deal N	0		535315991
cuhtfrp5ga	32	2	place U 1 2 PUA	3982		1842666184
cuhtfrp5ga	33	0	bin 1	4601		1841518616
cuhtfrp5ga	34	0	seed E	4603		804504565
cuhtfrp5ga	35	1	place A 2 2 BUANDIER	6050		977658453
cuhtfrp5ga	36	2	place L 1 2 ELFE	8140		4105984946
d26uam9vud	1	-1	dealer 0	0		448482190
d26uam9vud	2	-1	deal 1 QH	0		2824213232
d26uam9vud	3	-1	deal 0 2D	0		499343394
d26uam9vud	4	-1	deal 1 3S	0		1804095819
d26uam9vud	5	-1	deal 0 5C	0		2499818371
d26uam9vud	6	-1	deal 1 JH	0		3429798828
d26uam9vud	7	-1	deal 0 8H	0		1856889076
d26uam9vud	8	-1	deal 1 AS	0		2105707189
d26uam9vud	9	-1	deal 0 5D	0		2647614315
d26uam9vud	10	-1	deal 1 3D	0		481968591
d26uam9vud	11	-1	deal 0 6D	0		4119531080
d26uam9vud	12	-1	deal 1 9S	0		1341695631
d26uam9vud	13	-1	deal 0 QC	0		2540834155
d26uam9vud	14	-1	deal 1 2S	0		2669420694
d26uam9vud	15	-1	deal 0 4C	0		1637106270
d26uam9vud	16	-1	deal 1 6H	0		968410639
d26uam9vud	17	-1	deal 0 3C	0		126357129
d5yzez7zt8	1	-1	oldest 0	0		3005105767
d5yzez7zt8	2	0	reveal 1	2000		1553783491
d5yzez7zt8	3	-1	turn T	2000		2599334630
d5yzez7zt8	4	0	reveal 2	4000		3964176763
d5yzez7zt8	5	-1	turn D+2	4000		247220991
d5yzez7zt8	6	0	reveal 3	6000		892058156
d5yzez7zt8	7	-1	turn S-2	6000		235288913
d5yzez7zt8	8	0	reveal 4	8000		1452353610
d5yzez7zt8	9	-1	turn J	8000		3583218317
d5yzez7zt8	10	0	reveal 5	10000		3245539154
d5yzez7zt8	11	-1	turn D+4	10000		3911916543
d5yzez7zt8	12	0	reveal 6	12000		1099541792
d5yzez7zt8	13	-1	turn D-6	12000		1746551012
d5yzez7zt8	14	0	reveal 7	14000		2680115981
d5yzez7zt8	15	-1	turn T	14000		2091739871
d5yzez7zt8	16	0	reveal 8	16000		1223365680
d5yzez7zt8	17	-1	turn S+1	16000		1876617087
d5yzez7zt8	18	0	reveal 9	18000		2936847449
d5yzez7zt8	19	-1	turn S+3	18000		2335642884
d5yzez7zt8	20	0	reveal 10	20000		4028779398
d5yzez7zt8	21	-1	turn D+6	20000		1451551951
d5yzez7zt8	22	0	take 1	21317		2915782986
d5yzez7zt8	23	0	reveal 11	23317		2293706524
d5yzez7zt8	24	-1	turn D-2	23317		2445828718
d5yzez7zt8	25	0	reveal 12	25317		224084106
d5yzez7zt8	26	-1	turn S-5	25317		468808394
d5yzez7zt8	27	0	reveal 13	27317		1912563192
d5yzez7zt8	28	-1	turn J	27317		3630390244
d5yzez7zt8	29	0	reveal 14	29317		3723663847
d5yzez7zt8	30	-1	turn S+2	29317		3156734227
d5yzez7zt8	31	0	reveal 15	31317		3900003377
d5yzez7zt8	32	-1	turn S-3	31317		846554863
d5yzez7zt8	33	0	reveal 16	33317		3606345278
d5yzez7zt8	34	-1	turn D+3	33317		2063485761
d5yzez7zt8	35	0	reveal 17	35317		289218261
d5yzez7zt8	36	-1	turn D+4	35317		901103988
e45perabbp	1	-1	reveal	3000		4041498187
e45perabbp	2	-1	show B-ROBOT-slap	3000		1650922046
e45perabbp	3	-1	show Y-GIRL-clap	3000		1032394597
e45perabbp	4	-1	show G-BOY-clap	3000		2779385200
e45perabbp	5	-1	show B-GRAN-clap	3000		4017591503
e45perabbp	6	-1	show B-GIRL-stop	3000		3047397813
e45perabbp	7	-1	show Y-CAT-clap	3000		1746846869
e45perabbp	8	-1	show Y-DOG-clap	3000		22612851
e45perabbp	9	-1	show Y-GRAN-stop	3000		3411269588
e45perabbp	10	-1	show G-ROBOT-clap	3000		229284943
e45perabbp	11	-1	show Y-ROBOT-clap	3000		999370691
e45perabbp	12	0	snap	3010		3823982004
e45perabbp	13	0	snap	3012		1289016896
e45perabbp	14	1	play 1 2 1	7032		3449386772
e45perabbp	15	-1	show B-GIRL-shrug	7032		461331392
e45perabbp	16	0	snap	7034		1747545349
e45perabbp	17	1	clap	9590		2261673971
ewt2hsnsr3	1	-1	oldest 0	0		579466494
ewt2hsnsr3	2	0	reveal 1	2000		3648039079
ewt2hsnsr3	3	-1	turn D+2	2000		1450900863
ewt2hsnsr3	4	0	reveal 2	4000		1772419871
ewt2hsnsr3	5	-1	turn S+2	4000		2353474676
ewt2hsnsr3	6	0	take 1	4015		788567252
ewt2hsnsr3	7	0	reveal 3	6034		968820212
ewt2hsnsr3	8	-1	turn D-3	6034		255834621
ewt2hsnsr3	9	0	take 2	6271		539675438
f6c6p58j9a	1	-1	cut U	0		2495901645
f6c6p58j9a	2	-1	cut bin	0		1889229327
f6c6p58j9a	3	-1	cut O	0		3409735037
f6c6p58j9a	4	-1	turn Y	0		1733073756
f6c6p58j9a	5	-1	turn T	0		136946423
f6c6p58j9a	6	-1	turn A	0		328147073
f6c6p58j9a	7	-1	turn R	0		3425450374
f6c6p58j9a	8	-1	deal S	0		3917594135
f6c6p58j9a	9	-1	deal G	0		2885001129
f6c6p58j9a	10	-1	deal T	0		1245065590
f6c6p58j9a	11	-1	deal X	0		2649714616
f6c6p58j9a	12	-1	deal T	0		2874734043
f6c6p58j9a	13	-1	deal O	0		2974794803
f6c6p58j9a	14	-1	deal E	0		3141504663
f6c6p58j9a	15	-1	deal I	0		1827065945
f6c6p58j9a	16	-1	deal Q	0		2234157810
f6c6p58j9a	17	-1	deal S	0		2989269775
f6c6p58j9a	18	-1	deal C	0		3030466662
f6c6p58j9a	19	-1	deal B	0		2433926773
f6c6p58j9a	20	-1	deal G	0		434611070
f6c6p58j9a	21	-1	deal M	0		3948257900
f6c6p58j9a	22	-1	deal A	0		3722590223
f6c6p58j9a	23	-1	deal I	0		2237264278
f6c6p58j9a	24	1	place I 2 0 IAMBE	715		767885900
g53tx7cw45	1	-1	reveal	3000		1221093835
g53tx7cw45	2	-1	show G-BOY-clap	3000		2376943642
g53tx7cw45	3	-1	show R-CAT-clap	3000		260628781
g53tx7cw45	4	-1	show Y-CAT-slap	3000		2856202334
g53tx7cw45	5	-1	show B-DOG-slap	3000		359799446
g53tx7cw45	6	-1	show R-BOY-stop	3000		511397631
g53tx7cw45	7	-1	show B-BOY-snap	3000		858065963
g53tx7cw45	8	-1	show B-GRAN-snap	3000		980830699
g53tx7cw45	9	-1	show Y-GIRL-slap	3000		346793025
g53tx7cw45	10	-1	show R-GIRL-shrug	3000		805684238
g53tx7cw45	11	-1	show Y-GIRL-clap	3000		2215000373
gq3v5hfnxd	1	-1	cut O	0		4108840754
gq3v5hfnxd	2	-1	cut T	0		3459601250
gq3v5hfnxd	3	-1	cut V	0		3114943084
gq3v5hfnxd	4	-1	cut I	0		3433235453
gq3v5hfnxd	5	-1	turn L	0		2595659433
gq3v5hfnxd	6	-1	turn S	0		4004379835
gq3v5hfnxd	7	-1	turn J	0		1588790744
gq3v5hfnxd	8	-1	turn L	0		760016626
gq3v5hfnxd	9	-1	deal A	0		2309784411
gq3v5hfnxd	10	-1	deal bin	0		528394
gq3v5hfnxd	11	-1	deal S	0		2520766261
gq3v5hfnxd	12	-1	deal S	0		3932091118
gq3v5hfnxd	13	-1	deal V	0		1083171754
gq3v5hfnxd	14	-1	deal Z	0		1872033490
gq3v5hfnxd	15	-1	deal Q	0		630886565
gq3v5hfnxd	16	-1	deal P	0		3779580443
gq3v5hfnxd	17	-1	deal Q	0		3304346632
gq3v5hfnxd	18	-1	deal T	0		2780696780
gq3v5hfnxd	19	-1	deal H	0		578689437
gq3v5hfnxd	20	-1	deal bin	0		1402096526
gq3v5hfnxd	21	-1	deal M	0		931438048
gq3v5hfnxd	22	-1	deal Y	0		2493413619
gq3v5hfnxd	23	-1	deal joker	0		1250910042
gq3v5hfnxd	24	-1	deal A	0		4193340469
gq3v5hfnxd	25	-1	deal A	0		1694412099
gq3v5hfnxd	26	-1	deal N	0		1090296014
gq3v5hfnxd	27	-1	deal B	0		2535835136
gq3v5hfnxd	28	-1	deal U	0		209657296
gq3v5hfnxd	29	-1	deal P	0		2796424340
gq3v5hfnxd	30	-1	deal I	0		2618437673
gq3v5hfnxd	31	-1	deal E	0		1271623399
gq3v5hfnxd	32	-1	deal T	0		3742333894
gq3v5hfnxd	33	-1	deal L	0		3618497984
gq3v5hfnxd	34	-1	deal A	0		1074436061
gq3v5hfnxd	35	-1	deal E	0		1382539772
gq3v5hfnxd	36	-1	deal H	0		3698072826
gq3v5hfnxd	37	-1	deal O	0		3702834485
gq3v5hfnxd	38	-1	deal A	0		1795098352
gq3v5hfnxd	39	-1	deal I	0		843370345
gq3v5hfnxd	40	-1	deal T	0		2774577265
gq3v5hfnxd	41	3	place S 0 0 SLAM	3435		3825710040
gq3v5hfnxd	42	0	place H 2 2	3822		1782880551
gq3v5hfnxd	43	-1	deal U	3822		3574858983
gq3v5hfnxd	44	1	place E 2 2 JE	5673		1515422066
gq3v5hfnxd	45	2	place E 1 0 ES	6024		1728741792
gq3v5hfnxd	46	3	place Q 3 2 CALQUA	9700		4095365730
gq3v5hfnxd	47	0	place Y 0 0 DYSLEXIE	10275		2728135759
gq3v5hfnxd	48	1	place T 2 4 JET yes	12399		3600075321
gq3v5hfnxd	49	1	seed U	15158		1945823723
gq3v5hfnxd	50	2	place L 3 0	15832		1054057321
gq3v5hfnxd	51	-1	deal J	15832		61471740
gq3v5hfnxd	52	3	place P 2 2 UPERISAI	18710		457909411
gq3v5hfnxd	53	0	joker 0 1 Y DYSLEXIE	19050		1705103047
gq3v5hfnxd	54	1	place A 1 0 AESCHNES	21588		3000816396
gq3v5hfnxd	55	2	place L 1 6	22101		3608641981
gq3v5hfnxd	56	-1	deal Q	22101		2743193675
gq3v5hfnxd	57	3	place S 2 4 COUPS	25023		2388585931
gq3v5hfnxd	58	0	place U 2 1 UPSILON	25395		523961243
gq3v5hfnxd	59	1	place P 2 3 OUPS	29891		1742002789
gq3v5hfnxd	60	2	place A 1 0	30437		1625632257
gq3v5hfnxd	61	-1	deal F	30437		1171852700
gq3v5hfnxd	62	3	place A 1 1 AESCHNIDE	31972		2888315432
gq3v5hfnxd	63	0	place M 2 0	32205		313905960
gq3v5hfnxd	64	-1	deal I	32205		400076464
gq3v5hfnxd	65	1	place I 1 6 CAESINE	34867		810435113
gq3v5hfnxd	66	2	place Q 3 4	35374		3886025580
gq3v5hfnxd	67	-1	deal E	35374		3157916204
gq3v5hfnxd	68	3	bin 3	37027		103989180
gq3v5hfnxd	69	3	seed Z	40548		285590262
gq3v5hfnxd	70	0	place I 3 0 BIZUT	41173		1779087249
gq3v5hfnxd	71	1	place N 3 0 NIZERE	43285		3390849921
gq3v5hfnxd	72	2	place L 2 0 GALLUPS	43978		3494172901
gq3v5hfnxd	73	3	pass	45848		4293946984
gq3v5hfnxd	74	-1	deal G	45848		2811225735
gq3v5hfnxd	75	0	place T 3 6	46478		1042577348
gq3v5hfnxd	76	-1	deal U	46478		2482356323
gq3v5hfnxd	77	1	pass	51048		4005094346
gq3v5hfnxd	78	-1	deal X	51048		3850756480
gq3v5hfnxd	79	2	place L 2 1 GALLUPS	51728		1433618288
gq3v5hfnxd	80	3	pass	55058		1867379286
gq3v5hfnxd	81	-1	deal O	55058		3693452134
gq3v5hfnxd	82	0	place M 2 8	55657		3840775474
gq3v5hfnxd	83	-1	deal I	55657		3178084977
gq3v5hfnxd	84	1	pass	57083		344013702
gq3v5hfnxd	85	-1	deal C	57083		298729687
gq3v5hfnxd	86	2	place E 2 0	57822		1162664806
gq3v5hfnxd	87	-1	deal joker	57822		1072380346
gq3v5hfnxd	88	3	pass	60985		785277339
gq3v5hfnxd	89	-1	deal T	60985		1689208669
gq3v5hfnxd	90	0	place A 2 0	61548		1624960298
gq3v5hfnxd	91	-1	deal F	61548		1367363198
gq3v5hfnxd	92	1	place C 1 0 CAESINE	63196		1405258273
gq3v5hfnxd	93	2	place J 3 0	63727		1591738944
hd9b674nsh	1	-1	reveal	3000		2919718507
hd9b674nsh	2	-1	show R-ROBOT-stop	3000		2346545008
hd9b674nsh	3	-1	show Y-CAT-snap	3000		3455036555
hd9b674nsh	4	-1	show G-CAT-slap	3000		4252972830
hd9b674nsh	5	-1	show Y-ROBOT-shrug	3000		3221383392
hd9b674nsh	6	-1	show B-BOY-slap	3000		1797934415
hd9b674nsh	7	-1	show Y-ROBOT-slap	3000		1945823020
hd9b674nsh	8	-1	show B-GIRL-stop	3000		4203782464
hd9b674nsh	9	-1	show R-BOY-clap	3000		659137699
hd9b674nsh	10	-1	show R-GRAN-clap	3000		3404703250
hd9b674nsh	11	-1	show G-ROBOT-slap	3000		1438980052
hd9b674nsh	12	1	play 2 1 1	4085		3033776145
hd9b674nsh	13	-1	show G-GIRL-slap	4085		2953991471
hd9b674nsh	14	1	clap	5316		1673963950
hd9b674nsh	15	1	play 3 1 2	5623		3862427619
hd9b674nsh	16	-1	show R-GRAN-slap	5623		3550107628
hd9b674nsh	17	1	clap	7157		3514600963
hd9b674nsh	18	1	play 3 1 3	7563		2574102184
hd9b674nsh	19	-1	show Y-GRAN-clap	7563		1049953856
hd9b674nsh	20	1	slap 1	8559		340481213
hd9b674nsh	21	1	play 3 1 4	8953		363358465
hd9b674nsh	22	-1	show *-GRAN-slap	8953		2535290881
hd9b674nsh	23	1	clap	10725		2739803449
hd9b674nsh	24	1	play 3 1 5	11281		181616192
hd9b674nsh	25	-1	show B-BOY-shrug	11281		2097442291
hd9b674nsh	26	1	slap 1	12460		2542879737
hd9b674nsh	27	1	play 1 1 6	12937		3654783081
hd9b674nsh	28	-1	show *-GIRL-snap	12937		1801383678
hd9b674nsh	29	1	play 2 1 7	13868		3047415366
hd9b674nsh	30	-1	show Y-ROBOT-snap	13868		3116493269
hd9b674nsh	31	1	slap 1	14533		1112246974
hd9b674nsh	32	1	play 4 1 8	14914		1763468451
hd9b674nsh	33	-1	show B-DOG-snap	14914		2381054125
hd9b674nsh	34	1	slap 1	15905		2505042405
hd9b674nsh	35	1	play 2 1 9	16213		3253470499
hd9b674nsh	36	-1	show R-GIRL-snap	16213		2602228627
hd9b674nsh	37	0	play 4 1 10	16665		3808358750
hd9b674nsh	38	-1	show *-CAT-snap	16665		246355720
hd9b674nsh	39	1	gaffe 0 10	17635		108713937
hd9b674nsh	40	-1	show R-ROBOT-snap	17635		3061396
hd9b674nsh	41	-1	show B-GIRL-shrug	17635		658113763
hd9b674nsh	42	-1	show B-CAT-slap	17635		3214354341
hd9b674nsh	43	-1	show Y-BOY-slap	17635		1183604629
hd9b674nsh	44	-1	resume	19135		1003403003
hd9b674nsh	45	1	snap	19995		2579252858
hd9b674nsh	46	1	play 3 2 1	20466		685469515
hd9b674nsh	47	-1	show R-CAT-clap	20466		3131505930
hd9b674nsh	48	1	slap 1	21100		716079892
hd9b674nsh	49	1	play 1 1 11	21573		2593018202
hd9b674nsh	50	-1	show B-ROBOT-slap	21573		1640732945
hd9b674nsh	51	1	snap	22493		3906768492
hd9b674nsh	52	1	play 1 1 12	22789		324217537
hd9b674nsh	53	-1	show R-BOY-slap	22789		2761657540
hd9b674nsh	54	-1	close 2 2	23466		3790048359
hd9b674nsh	55	1	slap 2	23594		3352472504
hd9b674nsh	56	1	play 3 2 2	23977		477099283
hd9b674nsh	57	-1	show R-ROBOT-slap	23977		3566568058
hd9b674nsh	58	1	clap	24806		2208106535
hd9b674nsh	59	1	play 1 2 3	25223		1242403186
hd9b674nsh	60	-1	show Y-GIRL-snap	25223		2490018657
hd9b674nsh	61	-1	close 1 13	25789		2050222662
hd9b674nsh	62	0	clap	25943		4016966154
hd9b674nsh	63	1	slap 2	26242		2178237134
hd9b674nsh	64	0	play 4 2 4	26488		310916385
hd9b674nsh	65	-1	show G-DOG-snap	26488		1864578335
hd9b674nsh	66	1	gaffe 0 16	27556		2080920713
hd9b674nsh	67	-1	show G-GRAN-shrug	27556		1125927257
hd9b674nsh	68	-1	show G-BOY-slap	27556		3641036092
hd9b674nsh	69	-1	show R-DOG-snap	27556		1016597801
hd9b674nsh	70	-1	show Y-GIRL-clap	27556		3259101098
hd9b674nsh	71	-1	resume	29056		1844079375
hd9b674nsh	72	0	snap	29525		921962208
hd9b674nsh	73	1	rest	29545		1762015237
hd9b674nsh	74	1	snap	30691		1968717640
hd9b674nsh	75	1	play 2 2 5	31110		3886397785
hd9b674nsh	76	-1	show R-GIRL-slap	31110		250734665
hd9b674nsh	77	1	slap 2	32074		3712382929
hd9b674nsh	78	1	play 1 2 6	32432		4155104791
hd9b674nsh	79	-1	show G-CAT-stop	32432		2754239998
hd9b674nsh	80	1	snap	33527		2127863880
hd9b674nsh	81	1	play 1 2 7	33997		3797667039
hd9b674nsh	82	-1	show R-BOY-shrug	33997		2297171337
hd9b674nsh	83	0	rest	36153		2878117928
hd9b674nsh	84	-1	close 2 8	36997		1635562267
hd9b674nsh	85	0	snap	37582		363139093
hd9b674nsh	86	0	play 3 1 13	41036		2585161065
hd9b674nsh	87	-1	show Y-DOG-clap	41036		1066662419
hd9b674nsh	88	1	gaffe 0 20	41882		1548782028
hd9b674nsh	89	-1	show B-GRAN-snap	41882		3427270842
hd9b674nsh	90	-1	show Y-ROBOT-clap	41882		2299077217
hd9b674nsh	91	-1	show Y-CAT-clap	41882		1990576205
hd9b674nsh	92	-1	show Y-GRAN-snap	41882		1934235943
hd9b674nsh	93	-1	resume	43382		514528287
hd9b674nsh	94	1	play 3 2 8	44394		2801728518
hd9b674nsh	95	-1	show G-GRAN-snap	44394		146039077
hd9b674nsh	96	0	gaffe 1 21	44674		927508034
hd9b674nsh	97	-1	resume	46174		720135257
hd9b674nsh	98	0	snap	47104		2381161049
hd9b674nsh	99	1	clap	47138		3983558039
hd9b674nsh	100	1	play 4 2 9	47448		4199621079
hd9b674nsh	101	-1	show G-ROBOT-shrug	47448		1551595276
hd9b674nsh	102	0	snap	48087		1972995511
hd9b674nsh	103	1	snap	48841		2332094935
hd9b674nsh	104	1	play 3 2 10	49138		1133860400
hd9b674nsh	105	-1	show *-DOG-clap	49138		3662151811
hd9b674nsh	106	-1	thaw 0	49174		1361113511
hd9b674nsh	107	0	snap	49888		961685164
hd9b674nsh	108	1	snap	50085		102423490
hd9b674nsh	109	1	play 4 2 11	50496		1644193928
hd9b674nsh	110	-1	show Y-GRAN-slap	50496		2790433991
hd9b674nsh	111	1	snap	51576		4107243584
hd9b674nsh	112	1	play 2 2 12	52025		2247665975
hd9b674nsh	113	-1	show B-GRAN-clap	52025		198455368
hd9b674nsh	114	1	clap	53451		3824307345
hd9b674nsh	115	1	play 4 2 13	53777		405076308
hd9b674nsh	116	-1	show G-GIRL-clap	53777		2619309291
hd9b674nsh	117	0	slap 1	54124		3005855686
hd9b674nsh	118	1	slap 1	54469		1227454808
hd9b674nsh	119	1	play 2 1 14	54749		3772887894
hd9b674nsh	120	-1	show G-DOG-clap	54749		3175485869
hd9b674nsh	121	1	clap	55435		370936574
hd9b674nsh	122	1	play 1 1 15	55756		3697619507
hd9b674nsh	123	-1	show Y-GRAN-stop	55756		779095032
hd9b674nsh	124	0	slap 2	56095		1401478246
hd9b674nsh	125	1	snap	56565		3484722229
hd9b674nsh	126	-1	close 2 14	56777		3502559271
hd9b674nsh	127	1	play 1 1 16	56945		2499016199
hd9b674nsh	128	-1	show R-ROBOT-clap	56945		1741313377
hd9b674nsh	129	1	play 3 1 17	58040		1291336444
hd9b674nsh	130	0	slap 2	58400		2368121780
hd9b674nsh	131	1	clap	59228		3968024008
hd9b674nsh	132	1	play 4 1 18	59644		2407857396
hd9b674nsh	133	-1	show Y-DOG-snap	59644		110324215
hd9b674nsh	134	1	slap 2	60385		528675768
hd9b674nsh	135	1	play 4 2 14	60676		2682551806
hd9b674nsh	136	-1	show G-CAT-snap	60676		3179816082
hd9b674nsh	137	1	clap	61637		1906651642
hd9b674nsh	138	1	play 2 1 19	62097		2197950660
hd9b674nsh	139	-1	show B-GIRL-clap	62097		2616326738
hd9b674nsh	140	1	clap	63039		3598051239
hd9b674nsh	141	1	play 4 1 20	63477		1701552500
hd9b674nsh	142	-1	show R-BOY-snap	63477		4206994553
hd9b674nsh	143	-1	close 2 15	63676		1442774777
hd9b674nsh	144	-1	close 1 21	66477		1878057533
hd9b674nsh	145	0	rest	67345		3820651714
hd9b674nsh	146	0	play 4 2 15	71983		2711366387
hd9b674nsh	147	-1	show G-CAT-shrug	71983		1768251725
hd9b674nsh	148	1	gaffe 0 35	72818		4097184029
hd9b674nsh	149	-1	show Y-BOY-clap	72818		2879486476
hd9b674nsh	150	-1	show Y-GRAN-shrug	72818		2425167560
hd9b674nsh	151	-1	resume	74318		210719141
hd9b674nsh	152	0	play 3 2 16	75189		1600730169
hd9b674nsh	153	-1	show B-BOY-clap	75189		3468129066
hd9b674nsh	154	1	gaffe 0 36	76053		2387837131
hebk6bcmb9	1	-1	dealer 0	0		906657160
hebk6bcmb9	2	-1	deal 1 4D	0		1511866742
hebk6bcmb9	3	-1	deal 0 7C	0		2713437160
hebk6bcmb9	4	-1	deal 1 10D	0		3759389761
hebk6bcmb9	5	-1	deal 0 3D	0		1859709593
hebk6bcmb9	6	-1	deal 1 10C	0		2014375803
hebk6bcmb9	7	-1	deal 0 8S	0		16393321
hebk6bcmb9	8	-1	deal 1 QH	0		1932908970
hebk6bcmb9	9	-1	deal 0 10S	0		316414994
hebk6bcmb9	10	-1	deal 1 6D	0		1304088593
hebk6bcmb9	11	-1	deal 0 3S	0		1766191280
hebk6bcmb9	12	-1	deal 1 4S	0		780696720
hebk6bcmb9	13	-1	deal 0 7D	0		2235017617
hebk6bcmb9	14	-1	deal 1 AS	0		3096355879
hebk6bcmb9	15	-1	deal 0 AC	0		3376821071
hebk6bcmb9	16	-1	deal 1 8D	0		1438570872
hebk6bcmb9	17	-1	deal 0 KS	0		131329206
hebk6bcmb9	18	1	play QH 3-10	3774		1782012639
hebk6bcmb9	19	1	draw	4207		1324316578
hebk6bcmb9	20	-1	deal 1 4C	4207		874997821
hebk6bcmb9	21	0	play KS 8-8	7218		1358101911
hebk6bcmb9	22	0	draw	7656		1545434228
hebk6bcmb9	23	-1	deal 0 5D	7656		2857594612
hebk6bcmb9	24	1	play 6D 3-9	9977		4162676684
hebk6bcmb9	25	1	draw	10379		511654853
hebk6bcmb9	26	-1	deal 1 AH	10379		65797907
hebk6bcmb9	27	0	play AC 8-6	13298		2889772826
hebk6bcmb9	28	0	draw	13779		4146429387
hebk6bcmb9	29	-1	deal 0 9H	13779		231285687
hebk6bcmb9	30	1	play AH 5-10	17015		1234105105
hebk6bcmb9	31	1	draw	17453		3975616378
hebk6bcmb9	32	-1	deal 1 8H	17453		2359702187
hebk6bcmb9	33	0	play 8S 4-8	19786		3071070408
hebk6bcmb9	34	0	draw	20277		1959891068
hebk6bcmb9	35	-1	deal 0 6S	20277		3152772564
hebk6bcmb9	36	1	play AS 10-2	23429		3478644156
hebk6bcmb9	37	1	draw	23931		2043203851
hebk6bcmb9	38	-1	deal 1 JC	23931		2037047078
hebk6bcmb9	39	0	play 10S 6-8	26865		4129508327
hebk6bcmb9	40	0	draw	27260		4294389130
hebk6bcmb9	41	-1	deal 0 KH	27260		274034224
hebk6bcmb9	42	1	play JC 2-10	31008		1647232659
hebk6bcmb9	43	1	draw	31506		3087031294
hebk6bcmb9	44	-1	deal 1 KD	31506		2152457746
hebk6bcmb9	45	0	play 5D 2-9	36345		798035224
hebk6bcmb9	46	0	draw	36750		514411782
hebk6bcmb9	47	-1	deal 0 2C	36750		614905424
hebk6bcmb9	48	1	play 10C 2-2	40010		3006568454
hebk6bcmb9	49	1	draw	40358		1112117081
hebk6bcmb9	50	-1	deal 1 9C	40358		3427585426
hebk6bcmb9	51	0	play 7C 5-3	43571		423605488
hebk6bcmb9	52	1	play 4S 3-5	47288		2370484233
hebk6bcmb9	53	1	draw	47723		1356326871
hebk6bcmb9	54	-1	deal 1 QS	47723		2655805367
hebk6bcmb9	55	0	play 3S 7-10	50423		254455366
hebk6bcmb9	56	0	draw	50868		2066017837
hebk6bcmb9	57	-1	deal 0 KC	50868		2758514084
hebk6bcmb9	58	1	play QS 10-4	54239		3108530712
hebk6bcmb9	59	1	draw	54654		1234621587
hebk6bcmb9	60	-1	deal 1 8C	54654		1207484106
hebk6bcmb9	61	0	play KH 6-6	57696		4100405405
hebk6bcmb9	62	1	play 8C 3-1	60655		616291483
hebk6bcmb9	63	1	draw	61105		3408014266
hebk6bcmb9	64	-1	deal 1 QC	61105		1773321027
hebk6bcmb9	65	0	play 2C 4-7	64621		2924140548
hebk6bcmb9	66	0	draw	65129		2139255062
hebk6bcmb9	67	-1	deal 0 7H	65129		4219486138
hebk6bcmb9	68	1	play 9C 2-1	68268		2298912034
hebk6bcmb9	69	1	draw	68696		404120616
hebk6bcmb9	70	-1	deal 1 4H	68696		2479239425
hebk6bcmb9	71	0	play 7D 4-9	71929		2258841589
hebk6bcmb9	72	0	draw	72363		1963262604
hebk6bcmb9	73	-1	deal 0 JH	72363		3509517355
hebk6bcmb9	74	1	play QC 2-3	75301		3212671794
hebk6bcmb9	75	1	draw	75698		1589929671
hebk6bcmb9	76	-1	deal 1 7S	75698		3504873445
hebk6bcmb9	77	0	play JH 4-6	78821		2832579006
hebk6bcmb9	78	0	draw	79238		945369806
hebk6bcmb9	79	-1	deal 0 5C	79238		1211869478
hebk6bcmb9	80	1	play 7S 3-8	81868		2212689986
hebk6bcmb9	81	1	draw	82311		4046131352
hebk6bcmb9	82	-1	deal 1 10H	82311		2689720488
hebk6bcmb9	83	0	play 5C 4-4	85339		1000073902
hebk6bcmb9	84	0	draw	85777		1890576357
hebk6bcmb9	85	-1	deal 0 5S	85777		1559795317
hebk6bcmb9	86	1	play 10H 5-5	88588		3416487898
hebk6bcmb9	87	1	draw	89074		3478049378
hebk6bcmb9	88	-1	deal 1 AD	89074		2644306806
hebk6bcmb9	89	0	play KC 8-5	91592		3487097774
hebk6bcmb9	90	0	draw	92032		3396237442
hebk6bcmb9	91	-1	deal 0 2H	92032		2186075439
hebk6bcmb9	92	1	play AD 3-2	95723		1204974800
hebk6bcmb9	93	1	draw	96143		1475161375
hebk6bcmb9	94	-1	deal 1 3C	96143		3583536062
hebk6bcmb9	95	0	play 5S 3-6	99383		2263782093
hebk6bcmb9	96	0	draw	99820		1761918267
hebk6bcmb9	97	-1	deal 0 2D	99820		2723077357
hebk6bcmb9	98	1	play 4C 4-5	102603		2604385320
hebk6bcmb9	99	1	draw	103004		2893846000
hebk6bcmb9	100	-1	deal 1 QD	103004		171738545
hebk6bcmb9	101	0	play 2D 2-6	105220		797116898
hebk6bcmb9	102	0	draw	105648		3000157322
hebk6bcmb9	103	-1	deal 0 JD	105648		1983402797
hebk6bcmb9	104	1	play QD 5-2	108886		1677535683
hebk6bcmb9	105	1	draw	109333		3333492724
hebk6bcmb9	106	-1	deal 1 3H	109333		1592354745
hebk6bcmb9	107	0	play JD 4-10	112140		2902924031
hebk6bcmb9	108	0	draw	112624		2535801517
hebk6bcmb9	109	-1	deal 0 9S	112624		3853554053
hebk6bcmb9	110	1	play KD 4-2	115773		2316001402
hebk6bcmb9	111	1	draw	116209		2621439474
hebk6bcmb9	112	-1	deal 1 5H	116209		2637962216
hebk6bcmb9	113	0	play 9S 5-8	119095		4043442137
hebk6bcmb9	114	0	draw	119546		3833584361
hebk6bcmb9	115	-1	deal 0 6H	119546		392284607
hebk6bcmb9	116	1	play 10D 6-2	122399		529151233
hebk6bcmb9	117	1	draw	122819		3536177707
hebk6bcmb9	118	-1	deal 1 JS	122819		1049864428
hebk6bcmb9	119	0	play 6H 1-6	126129		2113187966
hebk6bcmb9	120	1	play JS 1-2	130875		2083044687
hebk6bcmb9	121	1	draw	131312		1791430644
hebk6bcmb9	122	-1	deal 1 9D	131312		2998114509
hebk6bcmb9	123	0	play 3D 9-6	134699		1275193559
hebk6bcmb9	124	0	draw	135143		3452481141
hebk6bcmb9	125	-1	deal 0 2S	135143		1020765004
hebk6bcmb9	126	1	play 9D 7-2	137359		3963482905
hebk6bcmb9	127	1	draw	137963		3321844752
hebk6bcmb9	128	-1	deal 1 6C	137963		1281585929
iyatkn5gev	1	0	mark 8	57		2447791375
iyatkn5gev	2	1	mark 0	61		307130021
iyatkn5gev	3	0	mark 1	65		1307062024
kr8rx7rh9m	1	-1	dealer 1	0		1755412638
kr8rx7rh9m	2	-1	deal 0 KS	0		2211210526
kr8rx7rh9m	3	-1	deal 1 7D	0		1408354049
kr8rx7rh9m	4	-1	deal 0 4S	0		1601873160
kr8rx7rh9m	5	-1	deal 1 3S	0		3431709167
kr8rx7rh9m	6	-1	deal 0 5C	0		3862907872
kr8rx7rh9m	7	-1	deal 1 AD	0		1449915809
kr8rx7rh9m	8	-1	deal 0 10D	0		2548959619
kr8rx7rh9m	9	-1	deal 1 5D	0		454904632
kr8rx7rh9m	10	-1	deal 0 10S	0		4088252176
kr8rx7rh9m	11	-1	deal 1 JD	0		1368447690
kr8rx7rh9m	12	-1	deal 0 5H	0		2502509148
kr8rx7rh9m	13	-1	deal 1 QD	0		2459757726
kr8rx7rh9m	14	-1	deal 0 3H	0		3176988916
kr8rx7rh9m	15	-1	deal 1 6D	0		515567819
kr8rx7rh9m	16	-1	deal 0 2D	0		517408315
kr8rx7rh9m	17	-1	deal 1 2S	0		4073236970
kr8rx7rh9m	18	0	play 4S 2-6	5		3633763999
kr8rx7rh9m	19	0	draw	7		2914589728
kr8rx7rh9m	20	-1	deal 0 4D	7		2472808246
kr8rx7rh9m	21	1	play JD 1-4	662		3256988594
kr8rx7rh9m	22	0	play 10S 4-6	666		1842823037
kr8rx7rh9m	23	0	draw	671		3666112956
kr8rx7rh9m	24	-1	deal 0 JC	671		1285975737
m8x576m9q4	1	-1	cut E	0		263161544
m8x576m9q4	2	-1	cut S	0		3340231237
m8x576m9q4	3	-1	turn R	0		3314663033
m8x576m9q4	4	-1	turn E	0		1838316447
m8x576m9q4	5	-1	turn C	0		3589719349
m8x576m9q4	6	-1	turn T	0		1683591112
m8x576m9q4	7	-1	deal bin	0		2275387400
m8x576m9q4	8	-1	deal N	0		1541618097
m8x576m9q4	9	-1	deal S	0		1688164229
m8x576m9q4	10	-1	deal O	0		1784272513
m8x576m9q4	11	-1	deal A	0		394870980
m8x576m9q4	12	-1	deal U	0		3029575127
m8x576m9q4	13	-1	deal L	0		76373172
m8x576m9q4	14	-1	deal Z	0		338886199
m8x576m9q4	15	-1	deal E	0		2168936584
m8x576m9q4	16	-1	deal bin	0		2118880723
m8x576m9q4	17	-1	deal E	0		1613339685
m8x576m9q4	18	-1	deal P	0		1366986622
m8x576m9q4	19	-1	deal A	0		617635570
m8x576m9q4	20	-1	deal C	0		837944128
m8x576m9q4	21	-1	deal R	0		1146671820
m8x576m9q4	22	-1	deal R	0		943322903
m8x576m9q4	23	0	place S 0 0 ISRAELIEN	3596		3049473581
m8x576m9q4	24	1	place C 2 0 ACCU	3777		983331881
m8x576m9q4	25	0	place U 2 0 BUCCIN	5442		2198595066
m8x576m9q4	26	1	place P 2 6	5743		166963370
m8x576m9q4	27	-1	deal N	5743		1598644601
m8x576m9q4	28	0	place N 3 0 ANTRE	8531		288814230
m8x576m9q4	29	1	pass	9134		4001939172
m8x576m9q4	30	-1	deal bin	9134		191073273
m8x576m9q4	31	0	place O 3 0 ONT yes	12129		3974431436
m8x576m9q4	32	0	seed Z	15550		1484504427
m8x576m9q4	33	1	place R 1 0 RE	15954		1502573514
m8x576m9q4	34	0	place A 0 4 ISRAELIEN	20672		2357711024
m8x576m9q4	35	1	place A 1 4 REA yes	21157		739001759
m8x576m9q4	36	1	seed R	21552		5237781
m8x576m9q4	37	0	place L 1 2 IRLANDAISE	23135		95711047
m8x576m9q4	38	1	place E 1 0 ERLENMEYER	23834		1137183014
m8x576m9q4	39	0	bin 3	25542		4076858183
m8x576m9q4	40	0	seed Z	30738		2384213890
m8x576m9q4	41	-1	deal N	30738		2812145808
m8x576m9q4	42	-1	deal I	30738		1205740779
m8x576m9q4	43	-1	deal A	30738		2070514111
m8x576m9q4	44	-1	deal D	30738		3534196159
m8x576m9q4	45	-1	deal Q	30738		162399249
m8x576m9q4	46	-1	deal R	30738		1839718032
m8x576m9q4	47	-1	deal S	30738		1314875631
m8x576m9q4	48	-1	deal H	30738		2582766074
m8x576m9q4	49	1	place P 1 6	30958		361014297
m8x576m9q4	50	-1	deal O	30958		3084242230
m8x576m9q4	51	0	place S 3 2 NIETZSCHEISME	33136		915101364
m8x576m9q4	52	1	place N 1 6	33592		359018473
m8x576m9q4	53	-1	deal E	33592		839964698
m8x576m9q4	54	0	place I 1 6 BERLINES	37356		3573284165
m8x576m9q4	55	1	place E 1 0	37654		2134371308
m8x576m9q4	56	-1	deal I	37654		959511422
m8x576m9q4	57	0	place N 1 8 BERLINES	39299		1713276503
m8x576m9q4	58	1	place N 3 0	39655		1588707647
m8x576m9q4	59	-1	deal A	39655		3129068419
m8x576m9q4	60	0	place D 1 0 BORDERLINE	41229		2971035931
m8x576m9q4	61	1	place E 0 6 ISRAELO	41598		1075475230
m8x576m9q4	62	0	place R 0 3 ISRAELIEN	44319		2855266627
m8x576m9q4	63	1	place O 2 6 SUCCOMBA	44516		2729130708
m8x576m9q4	64	0	place A 0 5 ISRAELIEN	47034		2662128357
m8x576m9q4	65	1	place A 3 0	47637		1015293530
m8x576m9q4	66	-1	deal I	47637		2831376926
m8x576m9q4	67	0	pass	49266		2172629550
m8x576m9q4	68	-1	deal T	49266		2043842289
m8x576m9q4	69	1	place E 3 0	49989		2951070845
m8x576m9q4	70	-1	deal B	49989		1504849613
m8x576m9q4	71	0	place T 3 0 NIETZSCHEISME	51617		827892102
m8x576m9q4	72	1	bin 0	51963		1885392207
m8x576m9q4	73	1	seed E	52285		165452008
m8x576m9q4	74	0	place A 0 2 EAU	54982		1792531188
m8x576m9q4	75	1	place N 3 6	55464		629113630
m8x576m9q4	76	-1	deal joker	55464		2250122047
m8x576m9q4	77	0	place R 1 0 BORDERLINE	59422		3292668081
m8x576m9q4	78	1	bin 3	59750		4086866408
m8x576m9q4	79	1	seed B	60011		215308646
m8x576m9q4	80	0	place R 0 0 REA yes	62234		291835009
m8x576m9q4	81	0	seed S	65367		2618345808
m8x576m9q4	82	1	place A 1 0	65530		3660001849
m8x576m9q4	83	-1	deal Y	65530		3456364294
m8x576m9q4	84	0	place S 0 0 ASSES	67099		1440572232
m8x576m9q4	85	1	place N 0 0 TINSSE	67398		2966858304
m8x576m9q4	86	0	place H 3 0 WISHBONE	71119		2944525922
m8x576m9q4	87	1	joker 2 8 M SUCCOMBA	71627		2430995877
m8x576m9q4	88	0	place A 0 0 TRANSSUDAT	78562		390911938
m8x576m9q4	89	1	pass	79231		1577493495
m8x576m9q4	90	-1	deal A	79231		3596201982
m8x576m9q4	91	0	pass	80710		863429341
m8x576m9q4	92	-1	deal R	80710		4038997772
m8x576m9q4	93	1	place Y 0 8	81313		2718386277
m8x576m9q4	94	-1	deal S	81313		2873583155
m8x576m9q4	95	0	place R 0 0 TRANSSUDAT	83521		1864766392
m8x576m9q4	96	1	place P 3 4	83939		615097496
m8x576m9q4	97	-1	deal Z	83939		2996318106
m8x576m9q4	98	0	place T 0 0 TRANSSUDAT	86933		3002272601
m8x576m9q4	99	1	place E 2 0	87435		2891936481
m8x576m9q4	100	-1	deal T	87435		206767962
m8x576m9q4	101	0	pass	93133		948906317
m8x576m9q4	102	-1	deal U	93133		2591379094
m8x576m9q4	103	1	place I 3 4	93684		2907887298
m8x576m9q4	104	-1	deal N	93684		1796972273
m8x576m9q4	105	0	place U 0 12 TRANSSUDAT	95906		1730017894
m8x576m9q4	106	1	place A 0 5 TRANSSUDA	96127		3941695990
m8x576m9q4	107	0	pass	98785		314694421
m8x576m9q4	108	-1	deal E	98785		4244610200
m8x576m9q4	109	1	place P 3 0	98954		147935937
m8x576m9q4	110	-1	deal Q	98954		899766332
m8x576m9q4	111	0	place E 1 14 BORDERLINE	100735		189756523
m8x576m9q4	112	1	place I 1 16	101340		1798404578
m8x576m9q4	113	-1	deal E	101340		338251016
m8x576m9q4	114	0	pass	103282		526449898
m8x576m9q4	115	-1	deal E	103282		1889921528
m8x576m9q4	116	1	place A 0 0	103886		1890913029
m8x576m9q4	117	-1	deal D	103886		414965290
m8x576m9q4	118	0	place E 1 5 BORDERLINE	105872		3327377601
m8x576m9q4	119	1	place S 2 0 SUCCOMBA	106224		1470364166
m8x576m9q4	120	0	pass	107608		383083340
m8x576m9q4	121	-1	deal N	107608		976207784
m8x576m9q4	122	1	place Z 2 12	107885		1112615546
m8x576m9q4	123	-1	deal I	107885		1905822806
m8x576m9q4	124	0	place N 0 7 TRANSSUDAT	110277		3100307165
m8x576m9q4	125	1	place E 3 0	110835		2895217360
m8x576m9q4	126	-1	deal V	110835		1229089816
m8x576m9q4	127	0	pass	112269		2053381448
m8x576m9q4	128	-1	deal O	112269		1650438215
m8x576m9q4	129	1	place T 2 0	112487		169779521
m8x576m9q4	130	-1	deal M	112487		2434392410
m8x576m9q4	131	0	place O 3 4 WISHBONE	115084		960760795
m8x576m9q4	132	1	place P 1 16	115613		391612652
m8x576m9q4	133	-1	deal A	115613		2817490679
m8x576m9q4	134	0	pass	117813		2365060066
m8x576m9q4	135	-1	deal L	117813		1365489376
m8x576m9q4	136	1	place Z 1 16	118211		3919773004
m8x576m9q4	137	-1	deal J	118211		2299976876
m8x576m9q4	138	0	place L 1 9 BORDERLINE	121436		2482723017
m8x576m9q4	139	1	place J 1 16	121628		3144108145
m8x576m9q4	140	-1	deal L	121628		2249460326
m8x576m9q4	141	0	pass	123503		1451242555
m8x576m9q4	142	-1	deal E	123503		3590736871
m8x576m9q4	143	1	place N 1 16	123894		1565675469
m8x576m9q4	144	-1	deal L	123894		1434682170
m8x576m9q4	145	0	place E 1 5 BORDERLINE	126267		3521100665
m8x576m9q4	146	1	place I 3 0	126801		2668473365
m8x576m9q4	147	-1	deal U	126801		1290842371
m8x576m9q4	148	0	pass	132831		3218982134
m8x576m9q4	149	-1	deal I	132831		2934169036
m8x576m9q4	150	1	place N 0 14	133168		69830172
m8x576m9q4	151	-1	deal joker	133168		4146901545
m8x576m9q4	152	0	place I 1 11 BORDERLINE	134970		2907038834
m8x576m9q4	153	1	place N 2 12	135370		792991029
m8x576m9q4	154	-1	deal joker	135370		2152801402
m8x576m9q4	155	0	pass	137096		2125724002
m8x576m9q4	156	-1	deal B	137096		1171020311
m8x576m9q4	157	1	place P 1 16	137499		4250049760
m8x576m9q4	158	-1	deal S	137499		1659932971
m8x576m9q4	159	0	place B 3 3 WISHBONE	139642		2374552373
m8x576m9q4	160	1	place A 3 6	140115		3277475459
m8x576m9q4	161	-1	deal N	140115		1959323188
m8x576m9q4	162	-1	deal F	140115		1816576645
m8x576m9q4	163	0	pass	141397		3881013429
m8x576m9q4	164	1	place M 2 11 SUCCOMBA	141634		2078543082
m8x576m9q4	165	1	joker 1 9 L BORDERLINE	142109		3660560728
m8x576m9q4	166	1	place V 0 0	142777		1678545276
n4z5gr46ig	1	-1	cut E	0		2821048054
n4z5gr46ig	2	-1	cut S	0		1620943483
n4z5gr46ig	3	-1	turn R	0		72821138
n4z5gr46ig	4	-1	turn E	0		2891246708
n4z5gr46ig	5	-1	turn C	0		338711262
n4z5gr46ig	6	-1	turn T	0		2778667043
n4z5gr46ig	7	-1	deal bin	0		1417561358
n4z5gr46ig	8	-1	deal N	0		2586160730
n4z5gr46ig	9	-1	deal S	0		2774122606
n4z5gr46ig	10	-1	deal O	0		1564486630
n4z5gr46ig	11	-1	deal A	0		546356643
n4z5gr46ig	12	-1	deal U	0		2206881968
n4z5gr46ig	13	-1	deal L	0		865378771
n4z5gr46ig	14	-1	deal Z	0		590021456
n4z5gr46ig	15	-1	deal E	0		3059656175
n4z5gr46ig	16	-1	deal bin	0		2549860619
n4z5gr46ig	17	-1	deal E	0		1462788418
n4z5gr46ig	18	-1	deal P	0		1717793305
n4z5gr46ig	19	-1	deal A	0		331981717
n4z5gr46ig	20	-1	deal C	0		116129319
n4z5gr46ig	21	-1	deal R	0		1933651883
n4z5gr46ig	22	-1	deal R	0		253758064
n4z5gr46ig	23	0	place S 0 0 ISRAELIEN	3596		2423134088
n4z5gr46ig	24	1	place C 2 0 ACCU	3777		3052068092
n4z5gr46ig	25	0	place U 2 0 BUCCIN	5442		2806607884
n4z5gr46ig	26	1	place P 2 6	5743		4007847405
n4z5gr46ig	27	-1	deal N	5743		3618147291
n4z5gr46ig	28	0	place N 3 0 ANTRE	8531		3875578981
n4z5gr46ig	29	1	pass	9134		3650175875
n4z5gr46ig	30	-1	deal bin	9134		3616396821
n4z5gr46ig	31	0	place O 3 0 ONT yes	12129		778438526
n4z5gr46ig	32	0	seed Z	15550		3499775945
n4z5gr46ig	33	1	place R 1 0 RE	15954		1253660950
n4z5gr46ig	34	0	place A 0 4 ISRAELIEN	20672		706620038
n4z5gr46ig	35	1	place A 1 4 REA yes	21157		4002365485
n4z5gr46ig	36	1	seed R	21552		2293106359
n4z5gr46ig	37	0	place L 1 2 IRLANDAISE	23135		3400033060
n4z5gr46ig	38	1	place E 1 0 ERLENMEYER	23834		2362705221
n4z5gr46ig	39	0	bin 3	25542		458207135
n4z5gr46ig	40	0	seed Z	30738		117300512
n4z5gr46ig	41	-1	deal N	30738		2681066430
n4z5gr46ig	42	-1	deal I	30738		2140014533
n4z5gr46ig	43	-1	deal A	30738		1127852689
n4z5gr46ig	44	-1	deal D	30738		3942100625
n4z5gr46ig	45	-1	deal Q	30738		838739775
n4z5gr46ig	46	-1	deal R	30738		1442315710
n4z5gr46ig	47	-1	deal S	30738		1980713921
n4z5gr46ig	48	-1	deal H	30738		2711732948
n4z5gr46ig	49	1	place P 1 6	30958		4259012967
n4z5gr46ig	50	-1	deal O	30958		2407919128
n4z5gr46ig	51	0	place S 3 2 NIETZSCHEISME	33136		3299749953
n4z5gr46ig	52	1	place N 1 6	33592		4248431255
n4z5gr46ig	53	-1	deal E	33592		172030772
n4z5gr46ig	54	0	place I 1 6 BERLINES	37356		4048989408
n4z5gr46ig	55	1	place E 1 0	37654		2540187282
n4z5gr46ig	56	-1	deal I	37654		23124048
n4z5gr46ig	57	0	place N 1 8 BERLINES	39299		1135859698
n4z5gr46ig	58	1	place N 3 0	39655		3069051969
n4z5gr46ig	59	-1	deal A	39655		2194794669
n4z5gr46ig	60	0	place D 1 0 BORDERLINE	41229		2114610552
n4z5gr46ig	61	1	place E 0 6 ISRAELO	41598		2191095468
n4z5gr46ig	62	0	place R 0 3 ISRAELIEN	44319		213259125
n4z5gr46ig	63	1	place O 2 6 SUCCOMBA	44516		2265344881
n4z5gr46ig	64	0	place A 0 5 ISRAELIEN	47034		943005907
n4z5gr46ig	65	1	place A 3 0	47637		3571180324
n4z5gr46ig	66	-1	deal I	47637		2425569584
n4z5gr46ig	67	0	pass	49266		1386110760
n4z5gr46ig	68	-1	deal T	49266		1099083231
n4z5gr46ig	69	1	place E 3 0	49989		1203372291
n4z5gr46ig	70	-1	deal B	49989		1642204643
n4z5gr46ig	71	0	place T 3 0 NIETZSCHEISME	51617		3279800179
n4z5gr46ig	72	1	bin 0	51963		2580580759
n4z5gr46ig	73	1	seed E	52285		2168287818
n4z5gr46ig	74	0	place A 0 2 EAU	54982		3852562977
n4z5gr46ig	75	1	place N 3 6	55464		3441444448
n4z5gr46ig	76	-1	deal joker	55464		1849812545
n4z5gr46ig	77	0	place R 1 0 BORDERLINE	59422		190721234
n4z5gr46ig	78	1	bin 3	59750		438887728
n4z5gr46ig	79	1	seed B	60011		2218046404
n4z5gr46ig	80	0	place R 0 0 REA yes	62234		3555068211
n4z5gr46ig	81	0	seed S	65367		351347698
n4z5gr46ig	82	1	place A 1 0	65530		846788423
n4z5gr46ig	83	-1	deal Y	65530		4132686888
ndbcnayx7z	1	-1	open 1,2,4,5,6	0		2618298450
ndbcnayx7z	2	-1	open 1,2,4,4,5	0		2088878425
nddsf5asdm	1	0	mark 0	10		2060681255
nddsf5asdm	2	1	mark 3	11		3282870786
njspdkgehv	1	-1	open 1,2,4,5,6	0		750730534
njspdkgehv	2	-1	open 1,3,4,6,6	0		2089912822
njspdkgehv	3	1	throw	745		3559967827
njspdkgehv	4	-1	roll 2,5,5 green	745		1179492952
njspdkgehv	5	1	swap 0	932		1327493996
njspdkgehv	6	0	throw	1028		1925018850
njspdkgehv	7	-1	roll 1,3,4 blank	1028		234927070
njspdkgehv	8	0	shed 1	1033		406067678
njspdkgehv	9	0	stop	1037		2768761509
njspdkgehv	10	1	throw	1655		3959009581
njspdkgehv	11	-1	roll 2,2,6 blank	1655		3372196778
njspdkgehv	12	0	throw	1659		844928565
njspdkgehv	13	-1	roll 2,3,5 blank	1659		3177409794
nw4u8hjxih	1	-1	open 2,4,5,5,6	0		1119643063
nw4u8hjxih	2	-1	open 1,3,4,4,5	0		4224023979
nw4u8hjxih	3	-1	open 2,3,3,4,6	0		2198039916
nw4u8hjxih	4	-1	open 1,2,3,4,5	0		1815299340
nw4u8hjxih	5	0	throw	598		1360019226
nw4u8hjxih	6	-1	roll 1,1,6 blank	598		4227000785
nw4u8hjxih	7	0	shed 2	1085		1905969953
nw4u8hjxih	8	0	stop	1537		4277023460
nw4u8hjxih	9	1	throw	2368		3643072326
nw4u8hjxih	10	-1	roll 1,4,6 blank	2368		3124240563
nw4u8hjxih	11	1	shed 1	3416		3127431564
nw4u8hjxih	12	1	rethrow	4491		2019339234
nw4u8hjxih	13	-1	roll 2,2,5 blank	4491		219144101
nw4u8hjxih	14	1	shed 1	5830		1350120810
nw4u8hjxih	15	1	rethrow	6393		2381307634
nw4u8hjxih	16	-1	roll 4,5,5 blank	6393		3956678376
nw4u8hjxih	17	2	throw	10213		4015725986
nw4u8hjxih	18	-1	roll 3,4,5 blank	10213		4023146199
nw4u8hjxih	19	3	throw	11352		3373849911
nw4u8hjxih	20	-1	roll 1,2,6 green	11352		1375505849
nw4u8hjxih	21	3	decline	12626		1355958776
nw4u8hjxih	22	3	shed 3	13684		409528168
nw4u8hjxih	23	3	stop	14544		1065005689
nw4u8hjxih	24	0	throw	15266		3300875209
nw4u8hjxih	25	-1	roll 3,4,5 blank	15266		4040274314
nw4u8hjxih	26	0	shed 1	15577		2243748627
nw4u8hjxih	27	0	stop	16186		3326272517
nw4u8hjxih	28	1	throw	17394		92567757
nw4u8hjxih	29	-1	roll 2,3,4 block	17394		1620952234
nw4u8hjxih	30	2	throw	18979		3750571496
nw4u8hjxih	31	-1	roll 1,4,5 green	18979		2657315343
nw4u8hjxih	32	2	swap 0	20383		2583020436
nw4u8hjxih	33	1	let 13	20993		1099192161
nw4u8hjxih	34	3	throw	21958		128480745
nw4u8hjxih	35	-1	roll 1,6,6 blank	21958		1427358509
nw4u8hjxih	36	0	throw	22238		1749414962
nw4u8hjxih	37	-1	roll 1,1,6 green	22238		2563827743
nw4u8hjxih	38	0	decline	22831		2117311698
nw4u8hjxih	39	0	shed 2	23234		2596545900
nw4u8hjxih	40	0	stop	23405		1380355436
nw4u8hjxih	41	1	throw	24310		3565182425
nw4u8hjxih	42	-1	roll 4,6,6 blank	24310		789255652
nw4u8hjxih	43	2	throw	26299		854360981
nw4u8hjxih	44	-1	roll 1,3,4 blank	26299		1222098178
nw4u8hjxih	45	2	shed 2	29062		4133241743
nw4u8hjxih	46	2	rethrow	30837		3989069585
nw4u8hjxih	47	-1	roll 2,3,4,5 block	30837		1235976532
nw4u8hjxih	48	2	shed 1	32238		2160912160
nw4u8hjxih	49	2	rethrow	33907		3873527957
nw4u8hjxih	50	-1	roll 2,3,3,6 red	33907		165334815
nw4u8hjxih	51	3	throw	34744		2496729386
nw4u8hjxih	52	-1	roll 3,4,5 green	34744		3607571743
nw4u8hjxih	53	3	decline	35991		4222074203
nw4u8hjxih	54	3	shed 2	37675		953625389
nw4u8hjxih	55	3	rethrow	39471		1750941993
nw4u8hjxih	56	-1	roll 3,3,5,5 blank	39471		1227892013
nw4u8hjxih	57	3	shed 1	40403		3019629162
pwzfxwn7is	1	0	mark 0	2		4136409131
pwzfxwn7is	2	1	mark 3	3		2170992010
pwzfxwn7is	3	0	mark 1	4		2016865667
pwzfxwn7is	4	1	mark 4	5		3926848872
pwzfxwn7is	5	0	mark 2	6		4166057778
quqg8swnt6	1	-1	reveal	3000		4187784669
quqg8swnt6	2	-1	show R-ROBOT-stop	3000		2352056626
quqg8swnt6	3	-1	show Y-CAT-snap	3000		1369597279
quqg8swnt6	4	-1	show G-CAT-slap	3000		1630731978
quqg8swnt6	5	-1	show Y-ROBOT-shrug	3000		1490527418
quqg8swnt6	6	-1	show B-BOY-slap	3000		4150756507
quqg8swnt6	7	-1	show Y-ROBOT-slap	3000		1947599214
quqg8swnt6	8	-1	show B-GIRL-stop	3000		2075327044
quqg8swnt6	9	-1	show R-BOY-clap	3000		3137629559
quqg8swnt6	10	-1	show R-GRAN-clap	3000		3439542352
quqg8swnt6	11	-1	show G-ROBOT-slap	3000		3440434062
quqg8swnt6	12	1	play 2 1 1	4085		1789697024
quqg8swnt6	13	-1	show G-GIRL-slap	4085		3086922605
quqg8swnt6	14	1	clap	5316		3022296508
quqg8swnt6	15	1	play 3 1 2	5623		944286706
quqg8swnt6	16	-1	show R-GRAN-slap	5623		3564548526
quqg8swnt6	17	1	clap	7157		111063569
quqg8swnt6	18	1	play 3 1 3	7563		1192424121
quqg8swnt6	19	-1	show Y-GRAN-clap	7563		964288514
quqg8swnt6	20	1	slap 1	8559		1137741579
quqg8swnt6	21	1	play 3 1 4	8953		3419878672
quqg8swnt6	22	-1	show *-GRAN-slap	8953		2431753795
quqg8swnt6	23	1	clap	10725		1344308813
quqg8swnt6	24	1	play 3 1 5	11281		1623024110
quqg8swnt6	25	-1	show B-BOY-shrug	11281		3855720873
quqg8swnt6	26	1	slap 1	12460		3049574043
quqg8swnt6	27	1	play 1 1 6	12937		3015299015
quqg8swnt6	28	-1	show *-GIRL-snap	12937		4085981860
quqg8swnt6	29	1	play 2 1 7	13868		3754787304
quqg8swnt6	30	-1	show Y-ROBOT-snap	13868		854033651
quqg8swnt6	31	1	slap 1	14533		1612580828
quqg8swnt6	32	1	play 4 1 8	14914		57817869
quqg8swnt6	33	-1	show B-DOG-snap	14914		2315314927
quqg8swnt6	34	1	slap 1	15905		3071960199
quqg8swnt6	35	1	play 2 1 9	16213		2877446797
quqg8swnt6	36	-1	show R-GIRL-snap	16213		63903689
quqg8swnt6	37	0	play 4 1 10	16665		3556381166
quqg8swnt6	38	-1	show *-CAT-snap	16665		155447626
quqg8swnt6	39	1	gaffe 0 10	17635		1813284991
quqg8swnt6	40	-1	show R-ROBOT-snap	17635		2332613554
quqg8swnt6	41	-1	show B-GIRL-shrug	17635		2887543237
quqg8swnt6	42	-1	show B-CAT-slap	17635		3095118311
quqg8swnt6	43	-1	show Y-BOY-slap	17635		1096858071
quqg8swnt6	44	-1	resume	19135		2555437826
quqg8swnt6	45	1	snap	19995		1792201998
quqg8swnt6	46	1	play 3 2 1	20466		1119170789
quqg8swnt6	47	-1	show R-CAT-clap	20466		3175750472
quqg8swnt6	48	1	slap 1	21100		150670966
quqg8swnt6	49	1	play 1 1 11	21573		2877993450
quqg8swnt6	50	-1	show B-ROBOT-slap	21573		3941463095
quqg8swnt6	51	1	snap	22493		464657688
quqg8swnt6	52	1	play 1 1 12	22789		576178801
quqg8swnt6	53	-1	show R-BOY-slap	22789		2742512262
quqg8swnt6	54	-1	close 2 2	23466		2341065673
quqg8swnt6	55	1	slap 2	23594		3850839770
quqg8swnt6	56	1	play 3 2 2	23977		1979820733
quqg8swnt6	57	-1	show R-ROBOT-slap	23977		1605627740
quqg8swnt6	58	1	clap	24806		1895013203
quqg8swnt6	59	1	play 1 2 3	25223		543411932
quqg8swnt6	60	-1	show Y-GIRL-snap	25223		213870395
quqg8swnt6	61	-1	close 1 13	25789		1261898486
quqg8swnt6	62	0	clap	25943		469801342
quqg8swnt6	63	1	slap 2	26242		2743127980
quqg8swnt6	64	0	play 4 2 4	26488		2028366479
quqg8swnt6	65	-1	show G-DOG-snap	26488		1758450525
quqg8swnt6	66	1	gaffe 0 16	27556		375786279
quqg8swnt6	67	-1	show G-GRAN-shrug	27556		3359253631
quqg8swnt6	68	-1	show G-BOY-slap	27556		3739822974
quqg8swnt6	69	-1	show R-DOG-snap	27556		997518187
quqg8swnt6	70	-1	show Y-GIRL-clap	27556		1519657968
quqg8swnt6	71	-1	resume	29056		3463724790
quqg8swnt6	72	0	snap	29525		3315242388
quqg8swnt6	73	1	rest	29545		2590550897
quqg8swnt6	74	1	snap	30691		2251729980
quqg8swnt6	75	1	play 2 2 5	31110		2378950391
quqg8swnt6	76	-1	show R-GIRL-slap	31110		2518950931
quqg8swnt6	77	1	slap 2	32074		4279499443
r7vpp7ragz	1	-1	oldest 0	0		2885027825
r7vpp7ragz	2	0	reveal 1	2000		2052890289
r7vpp7ragz	3	-1	turn D-4	2000		129128613
rk65unwwpn	1	-1	dealer 0	0		1424377972
rk65unwwpn	2	-1	deal 1 4D	0		4000584564
rk65unwwpn	3	-1	deal 0 7C	0		366121450
rk65unwwpn	4	-1	deal 1 10D	0		246002751
rk65unwwpn	5	-1	deal 0 3D	0		3669080219
rk65unwwpn	6	-1	deal 1 10C	0		2527782661
rk65unwwpn	7	-1	deal 0 8S	0		3029562987
rk65unwwpn	8	-1	deal 1 QH	0		3344731048
rk65unwwpn	9	-1	deal 0 10S	0		4234548332
rk65unwwpn	10	-1	deal 1 6D	0		2734741615
rk65unwwpn	11	-1	deal 0 3S	0		2281699534
rk65unwwpn	12	-1	deal 1 4S	0		3224532206
rk65unwwpn	13	-1	deal 0 7D	0		1804444143
rk65unwwpn	14	-1	deal 1 AS	0		1446292569
rk65unwwpn	15	-1	deal 0 AC	0		670841649
rk65unwwpn	16	-1	deal 1 8D	0		3137655046
rk65unwwpn	17	-1	deal 0 KS	0		3916031176
rk65unwwpn	18	1	play QH 3-10	3774		3780479290
rk65unwwpn	19	1	draw	4207		2143769854
rk65unwwpn	20	-1	deal 1 4C	4207		2300968211
rk65unwwpn	21	0	play KS 8-8	7218		2358899405
rk65unwwpn	22	0	draw	7656		1832212264
rk65unwwpn	23	-1	deal 0 5D	7656		391248858
rk65unwwpn	24	1	play 6D 3-9	9977		611739798
rk65unwwpn	25	1	draw	10379		2090012217
rk65unwwpn	26	-1	deal 1 AH	10379		3749769289
rk65unwwpn	27	0	play AC 8-6	13298		660389119
rk65unwwpn	28	0	draw	13779		2512996407
rk65unwwpn	29	-1	deal 0 9H	13779		3517066477
rk65unwwpn	30	1	play AH 5-10	17015		2573567797
rk65unwwpn	31	1	draw	17453		2384142982
rk65unwwpn	32	-1	deal 1 8H	17453		1355628017
rk65unwwpn	33	0	play 8S 4-8	19786		1013842733
rk65unwwpn	34	0	draw	20277		373138816
rk65unwwpn	35	-1	deal 0 6S	20277		1736471182
rk65unwwpn	36	1	play AS 10-2	23429		532451736
rk65unwwpn	37	1	draw	23931		455402743
rk65unwwpn	38	-1	deal 1 JC	23931		2768359548
rk65unwwpn	39	0	play 10S 6-8	26865		650657731
rk65unwwpn	40	0	draw	27260		2635798646
rk65unwwpn	41	-1	deal 0 KH	27260		3426640234
rk65unwwpn	42	1	play JC 2-10	31008		2999300791
rk65unwwpn	43	1	draw	31506		3672927746
rk65unwwpn	44	-1	deal 1 KD	31506		1545660744
rk65unwwpn	45	0	play 5D 2-9	36345		2767445757
rk65unwwpn	46	0	draw	36750		2084927738
rk65unwwpn	47	-1	deal 0 2C	36750		4174231818
rk65unwwpn	48	1	play 10C 2-2	40010		1675619362
rk65unwwpn	49	1	draw	40358		547732133
rk65unwwpn	50	-1	deal 1 9C	40358		271041224
rk65unwwpn	51	0	play 7C 5-3	43571		2455594773
rk65unwwpn	52	1	play 4S 3-5	47288		103312364
rk65unwwpn	53	1	draw	47723		842781227
rk65unwwpn	54	-1	deal 1 QS	47723		1109872877
rk65unwwpn	55	0	play 3S 7-10	50423		3754023522
rk65unwwpn	56	0	draw	50868		432593873
rk65unwwpn	57	-1	deal 0 KC	50868		2013305598
rk65unwwpn	58	1	play QS 10-4	54239		1772297788
rk65unwwpn	59	1	draw	54654		729473391
rk65unwwpn	60	-1	deal 1 8C	54654		2610147728
rk65unwwpn	61	0	play KH 6-6	57696		2131094392
rk65unwwpn	62	1	play 8C 3-1	60655		2950238078
rk65unwwpn	63	1	draw	61105		2848857670
rk65unwwpn	64	-1	deal 1 QC	61105		3050943513
shbk4amvkd	1	1	reveal 1	2000		3428392945
shbk4amvkd	2	-1	turn D-3	2000		1198387080
shbk4amvkd	3	1	reveal 2	4000		1998953295
shbk4amvkd	4	-1	turn T	4000		2776963182
shbk4amvkd	5	1	reveal 3	6000		2783870750
shbk4amvkd	6	-1	turn D+9	6000		966398563
shbk4amvkd	7	1	take 1	6816		530025705
shbk4amvkd	8	1	reveal 4	8816		3204371780
shbk4amvkd	9	-1	turn D+2	8816		1428065128
shbk4amvkd	10	1	reveal 5	10816		2457721071
shbk4amvkd	11	-1	turn T	10816		4229834728
shbk4amvkd	12	1	reveal 6	12816		310807197
shbk4amvkd	13	-1	turn D+3	12816		391967925
shbk4amvkd	14	1	reveal 7	14816		3434116272
shbk4amvkd	15	-1	turn D-5	14816		2840259789
shbk4amvkd	16	1	reveal 8	16816		467940237
shbk4amvkd	17	-1	turn S+3	16816		1766007741
shbk4amvkd	18	1	reveal 9	18816		4228094948
shbk4amvkd	19	-1	turn S+3	18816		3482048187
shbk4amvkd	20	1	reveal 10	20816		1540112088
shbk4amvkd	21	-1	turn T	20816		3655128047
shbk4amvkd	22	1	take 2	22422		3956411637
shbk4amvkd	23	1	reveal 11	24422		3786609065
shbk4amvkd	24	-1	turn S-4	24422		344160556
shbk4amvkd	25	1	reveal 12	26422		2447366399
shbk4amvkd	26	-1	turn S+1	26422		2675387182
shbk4amvkd	27	1	reveal 13	28422		680202380
shbk4amvkd	28	-1	turn S-3	28422		142647519
shbk4amvkd	29	1	reveal 14	30422		3231369878
shbk4amvkd	30	-1	turn J	30422		1878905103
shbk4amvkd	31	1	reveal 15	32422		1962003524
shbk4amvkd	32	-1	turn S+6	32422		2052669333
shbk4amvkd	33	1	reveal 16	34422		3220195467
shbk4amvkd	34	-1	turn D-2	34422		1125693953
shbk4amvkd	35	1	reveal 17	36422		2377746080
shbk4amvkd	36	-1	turn S+5	36422		1337685487
shbk4amvkd	37	1	take 3	37689		2069012037
shbk4amvkd	38	1	reveal 18	39689		619876838
shbk4amvkd	39	-1	turn D+4	39689		4240874630
shbk4amvkd	40	1	take 4	40527		2662271597
shbk4amvkd	41	1	reveal 19	42527		2457337035
shbk4amvkd	42	-1	turn S-3	42527		4035603899
shbk4amvkd	43	1	reveal 20	44527		4047198217
shbk4amvkd	44	-1	turn T	44527		1779739395
shbk4amvkd	45	1	reveal 21	46527		3279066658
shbk4amvkd	46	-1	turn S+3	46527		956127656
shbk4amvkd	47	1	reveal 22	48527		939743532
shbk4amvkd	48	-1	turn D+8	48527		103623273
shbk4amvkd	49	1	reveal 23	50527		377326257
shbk4amvkd	50	-1	turn D+5	50527		1678111472
shbk4amvkd	51	1	reveal 24	52527		1685685732
shbk4amvkd	52	-1	turn S-1	52527		3861461757
shbk4amvkd	53	1	reveal 25	54527		3982296662
shbk4amvkd	54	-1	turn S-2	54527		1673876843
shbk4amvkd	55	1	reveal 26	56527		2637287168
shbk4amvkd	56	-1	turn T	56527		163495965
shbk4amvkd	57	1	reveal 27	58527		610600819
shbk4amvkd	58	-1	turn D-6	58527		876286442
shbk4amvkd	59	1	reveal 28	60527		1381590999
shbk4amvkd	60	-1	turn S+5	60527		1560123436
shbk4amvkd	61	1	reveal 29	62527		49700984
shbk4amvkd	62	-1	turn D+10	62527		1734215185
shbk4amvkd	63	2	take 5	62949		4075179106
shbk4amvkd	64	1	reveal 30	64949		2127602731
shbk4amvkd	65	-1	turn S-5	64949		557152765
shbk4amvkd	66	1	reveal 31	66949		41189721
shbk4amvkd	67	-1	turn S+3	66949		609102876
shbk4amvkd	68	1	reveal 32	68949		708015036
shbk4amvkd	69	-1	turn S+5	68949		1156173981
shbk4amvkd	70	1	reveal 33	70949		531938922
shbk4amvkd	71	-1	turn J	70949		3880080830
shbk4amvkd	72	1	reveal 34	72949		2776601247
shbk4amvkd	73	-1	turn D+7	72949		2325587413
shbk4amvkd	74	2	take 6	73399		586156041
shbk4amvkd	75	1	reveal 35	75399		1574214581
shbk4amvkd	76	-1	turn D+4	75399		4208844046
shbk4amvkd	77	1	reveal 36	77399		1666562490
shbk4amvkd	78	-1	turn S+2	77399		2599966239
shbk4amvkd	79	1	reveal 37	79399		154618914
shbk4amvkd	80	-1	turn D+6	79399		3040748937
shbk4amvkd	81	1	reveal 38	81399		3238002182
shbk4amvkd	82	-1	turn D-6	81399		3452752795
shbk4amvkd	83	1	reveal 39	83399		3160136564
shbk4amvkd	84	-1	turn J	83399		2444433829
shbk4amvkd	85	1	reveal 40	85399		3424044515
shbk4amvkd	86	-1	turn T	85399		1914086559
shbk4amvkd	87	1	reveal 41	87399		2964512913
shbk4amvkd	88	-1	turn S+4	87399		3788792419
shbk4amvkd	89	2	take 7	87913		2500608686
shbk4amvkd	90	1	reveal 42	89913		1691493704
shbk4amvkd	91	-1	turn S+2	89913		1689051833
shbk4amvkd	92	1	reveal 43	91913		2577058622
shbk4amvkd	93	-1	turn D-4	91913		625600205
shbk4amvkd	94	1	reveal 44	93913		1841040530
shbk4amvkd	95	-1	turn D-4	93913		3685361784
shbk4amvkd	96	1	reveal 45	95913		3835203360
shbk4amvkd	97	-1	turn S-6	95913		426981048
shbk4amvkd	98	1	reveal 46	97913		154112196
shbk4amvkd	99	-1	turn S-4	97913		946743746
shbk4amvkd	100	1	reveal 47	99913		1567203752
shbk4amvkd	101	-1	turn T	99913		3015791536
shbk4amvkd	102	1	reveal 48	101913		2299439855
shbk4amvkd	103	-1	turn D+9	101913		3540177833
shbk4amvkd	104	1	reveal 49	103913		310962186
shbk4amvkd	105	-1	turn S+1	103913		1676342879
shbk4amvkd	106	1	reveal 50	105913		980271538
shbk4amvkd	107	-1	turn S+2	105913		836976199
shbk4amvkd	108	1	reveal 51	107913		2216266273
shbk4amvkd	109	-1	turn S-2	107913		2515669456
shbk4amvkd	110	1	reveal 52	109913		813589811
shbk4amvkd	111	-1	turn D-3	109913		2293106444
shbk4amvkd	112	1	reveal 53	111913		955115625
shbk4amvkd	113	-1	turn D-5	111913		3831293855
shbk4amvkd	114	1	reveal 54	113913		3497120518
shbk4amvkd	115	-1	turn S+2	113913		2249424383
shbk4amvkd	116	1	reveal 55	115913		2895000472
shbk4amvkd	117	-1	turn D+3	115913		2099334185
shbk4amvkd	118	1	reveal 56	117913		1007440013
shbk4amvkd	119	-1	turn D+6	117913		2662946486
shbk4amvkd	120	1	reveal 57	119913		2295160473
shbk4amvkd	121	-1	turn S+1	119913		3736072288
shbk4amvkd	122	1	reveal 58	121913		89434458
shbk4amvkd	123	-1	turn T	121913		1380156817
shbk4amvkd	124	1	reveal 59	123913		2664623039
shbk4amvkd	125	-1	turn T	123913		3042958818
shbk4amvkd	126	1	reveal 60	125913		2999063098
shbk4amvkd	127	-1	turn D+8	125913		1083706650
shbk4amvkd	128	1	reveal 61	127913		213277097
shbk4amvkd	129	-1	turn D+10	127913		188392427
shbk4amvkd	130	1	reveal 62	129913		3100751547
shbk4amvkd	131	-1	turn S+4	129913		92578625
shbk4amvkd	132	2	take 8	130415		3964488379
txkme5vfuc	1	-1	dealer 3	0		2367190296
txkme5vfuc	2	-1	deal 0 9D	0		3018749423
txkme5vfuc	3	-1	deal 1 9S	0		1609685566
txkme5vfuc	4	-1	deal 2 9C	0		512945015
txkme5vfuc	5	-1	deal 3 10S	0		2040834415
txkme5vfuc	6	-1	deal 0 KD	0		1140121999
txkme5vfuc	7	-1	deal 1 8H	0		2525037791
txkme5vfuc	8	-1	deal 2 8D	0		725455407
txkme5vfuc	9	-1	deal 3 7D	0		2294072585
txkme5vfuc	10	-1	deal 0 KS	0		3729742697
txkme5vfuc	11	-1	deal 1 4C	0		3557145375
txkme5vfuc	12	-1	deal 2 6D	0		1365283295
txkme5vfuc	13	-1	deal 3 KH	0		992332526
txkme5vfuc	14	-1	deal 0 KC	0		4250807097
txkme5vfuc	15	-1	deal 1 QS	0		2798007154
txkme5vfuc	16	-1	deal 2 JS	0		3548697848
txkme5vfuc	17	-1	deal 3 5D	0		1142492215
txkme5vfuc	18	-1	deal 0 7H	0		2204486055
txkme5vfuc	19	-1	deal 1 8S	0		2818330143
txkme5vfuc	20	-1	deal 2 3S	0		1794391084
txkme5vfuc	21	-1	deal 3 10H	0		3272221630
txkme5vfuc	22	-1	deal 0 JH	0		1519251426
txkme5vfuc	23	-1	deal 1 5C	0		3621773066
txkme5vfuc	24	-1	deal 2 AC	0		3405250515
txkme5vfuc	25	-1	deal 3 AD	0		1995507613
txkme5vfuc	26	0	play JH 9-1	15		2482396528
txkme5vfuc	27	1	play 5C 4-4	3174		2298684860
txkme5vfuc	28	1	draw	3605		3605067908
txkme5vfuc	29	-1	deal 1 6S	3605		3552052456
txkme5vfuc	30	2	play JS 6-1	6564		2520575730
txkme5vfuc	31	2	draw	7007		1410241858
txkme5vfuc	32	-1	deal 2 4H	7007		1342632922
txkme5vfuc	33	3	play 10H 5-5	9784		2728214311
txkme5vfuc	34	3	draw	10200		2888214816
txkme5vfuc	35	-1	deal 3 3D	10200		658570272
txkme5vfuc	36	0	play KS 8-8	10503		2144356322
txkme5vfuc	37	1	play 4C 4-5	13879		1464923508
ty9xgg76sj	1	0	mark 4	4		2227733608
u6gdqqq8gg	1	1	reveal 1	2000		2744507464
u6gdqqq8gg	2	-1	turn D-3	2000		4122945635
u6gdqqq8gg	3	1	reveal 2	4000		417945846
u6gdqqq8gg	4	-1	turn T	4000		3643883704
u6gdqqq8gg	5	1	reveal 3	6000		3391274151
u6gdqqq8gg	6	-1	turn D+9	6000		2336806280
u6gdqqq8gg	7	1	take 1	6816		1998646567
u6gdqqq8gg	8	1	reveal 4	8816		3509720829
u6gdqqq8gg	9	-1	turn D+2	8816		3888925827
u6gdqqq8gg	10	1	reveal 5	10816		2769760728
u6gdqqq8gg	11	-1	turn T	10816		1322049539
u6gdqqq8gg	12	1	reveal 6	12816		636249002
u6gdqqq8gg	13	-1	turn D+3	12816		2950052691
u6gdqqq8gg	14	1	reveal 7	14816		4225408391
u6gdqqq8gg	15	-1	turn D-5	14816		297804587
u6gdqqq8gg	16	1	reveal 8	16816		747559610
u6gdqqq8gg	17	-1	turn S+3	16816		3519671387
u6gdqqq8gg	18	1	reveal 9	18816		3412685523
u6gdqqq8gg	19	-1	turn S+3	18816		1996560733
u6gdqqq8gg	20	1	reveal 10	20816		3813077310
u6gdqqq8gg	21	-1	turn T	20816		1796084740
u6gdqqq8gg	22	1	take 2	22422		2216611660
u6gdqqq8gg	23	1	reveal 11	24422		1496964687
u6gdqqq8gg	24	-1	turn S-4	24422		2886317770
u6gdqqq8gg	25	1	reveal 12	26422		693442329
u6gdqqq8gg	26	-1	turn S+1	26422		670950600
u6gdqqq8gg	27	1	reveal 13	28422		2416041834
u6gdqqq8gg	28	-1	turn S-3	28422		2953473849
u6gdqqq8gg	29	1	reveal 14	30422		2014315888
u6gdqqq8gg	30	-1	turn J	30422		3710850788
u6gdqqq8gg	31	1	reveal 15	32422		3430613922
u6gdqqq8gg	32	-1	turn S+6	32422		3268669555
u6gdqqq8gg	33	1	reveal 16	34422		125470573
u6gdqqq8gg	34	-1	turn D-2	34422		4220679655
u6gdqqq8gg	35	1	reveal 17	36422		892553542
u6gdqqq8gg	36	-1	turn S+5	36422		4147231241
u6gdqqq8gg	37	1	take 3	37689		345923068
u6gdqqq8gg	38	1	reveal 18	39689		2625134080
u6gdqqq8gg	39	-1	turn D+4	39689		1145852768
u6gdqqq8gg	40	1	take 4	40527		4049848788
u6gdqqq8gg	41	1	reveal 19	42527		721236781
u6gdqqq8gg	42	-1	turn S-3	42527		1208001117
u6gdqqq8gg	43	1	reveal 20	44527		1236375535
u6gdqqq8gg	44	-1	turn T	44527		3636882664
u6gdqqq8gg	45	1	reveal 21	46527		2079873476
u6gdqqq8gg	46	-1	turn S+3	46527		2155320910
u6gdqqq8gg	47	1	reveal 22	48527		2156500682
u6gdqqq8gg	48	-1	turn D+8	48527		3198674319
u6gdqqq8gg	49	1	reveal 23	50527		2935440727
u6gdqqq8gg	50	-1	turn D+5	50527		3700374806
u6gdqqq8gg	51	1	reveal 24	52527		3706931714
u6gdqqq8gg	52	-1	turn S-1	52527		1587803419
u6gdqqq8gg	53	1	reveal 25	54527		1440205232
u6gdqqq8gg	54	-1	turn S-2	54527		3679427213
u6gdqqq8gg	55	1	reveal 26	56527		633012454
u6gdqqq8gg	56	-1	turn T	56527		3144419318
u6gdqqq8gg	57	1	reveal 27	58527		2632960149
u6gdqqq8gg	58	-1	turn D-6	58527		2360466956
u6gdqqq8gg	59	1	reveal 28	60527		3939739697
u6gdqqq8gg	60	-1	turn S+5	60527		3833026506
u6gdqqq8gg	61	1	reveal 29	62527		3128733598
u6gdqqq8gg	62	-1	turn D+10	62527		781175699
u6gdqqq8gg	63	2	take 5	62949		2636812251
u6gdqqq8gg	64	1	reveal 30	64949		3327814605
u6gdqqq8gg	65	-1	turn S-5	64949		2579478043
u6gdqqq8gg	66	1	reveal 31	66949		3137228479
ury2vbq8xz	1	-1	cut joker	0		1688617769
ury2vbq8xz	2	-1	cut bin	0		2829207424
ury2vbq8xz	3	-1	cut S	0		2306855219
ury2vbq8xz	4	-1	cut F	0		2479583430
ury2vbq8xz	5	-1	turn R	0		427075715
ury2vbq8xz	6	-1	turn Y	0		2987657817
ury2vbq8xz	7	-1	turn N	0		3805643785
ury2vbq8xz	8	-1	turn bin	0		508820159
ury2vbq8xz	9	-1	turn E	0		4266612360
ury2vbq8xz	10	-1	deal M	0		3206427884
ury2vbq8xz	11	-1	deal O	0		2283281681
ury2vbq8xz	12	-1	deal joker	0		3191730063
ury2vbq8xz	13	-1	deal N	0		3519725273
ury2vbq8xz	14	-1	deal I	0		701508768
ury2vbq8xz	15	-1	deal O	0		2444530186
ury2vbq8xz	16	-1	deal S	0		4145700854
ury2vbq8xz	17	-1	deal bin	0		62717616
ury2vbq8xz	18	-1	deal joker	0		2897750528
ury2vbq8xz	19	-1	deal A	0		1537111060
ury2vbq8xz	20	-1	deal H	0		2579345063
ury2vbq8xz	21	-1	deal I	0		3155044532
ury2vbq8xz	22	-1	deal E	0		2327425751
ury2vbq8xz	23	-1	deal P	0		1886516236
ury2vbq8xz	24	-1	deal X	0		3490215459
ury2vbq8xz	25	-1	deal Z	0		3876478942
ury2vbq8xz	26	1	place M 1 2 OLYMPIQUES	1187		3298177000
xs3nyzukzb	1	0	mark 0	3006		1850061499
yij5xvsue3	1	-1	dealer 1	0		2782050776
yij5xvsue3	2	-1	deal 2 6S	0		2321794861
yij5xvsue3	3	-1	deal 3 6H	0		749393732
yij5xvsue3	4	-1	deal 4 JC	0		582754126
yij5xvsue3	5	-1	deal 5 8D	0		497570991
yij5xvsue3	6	-1	deal 6 9C	0		3748463807
yij5xvsue3	7	-1	deal 7 AS	0		1728526553
yij5xvsue3	8	-1	deal 0 7S	0		313532653
yij5xvsue3	9	-1	deal 1 4S	0		1958845130
yij5xvsue3	10	-1	deal 2 5D	0		3592203228
yij5xvsue3	11	-1	deal 3 9S	0		4294174988
yij5xvsue3	12	-1	deal 4 KH	0		1841622839
yij5xvsue3	13	-1	deal 5 7C	0		2805376271
yij5xvsue3	14	-1	deal 6 QS	0		4029093547
yij5xvsue3	15	-1	deal 7 8H	0		3268154366
yij5xvsue3	16	-1	deal 0 2S	0		2572795595
yij5xvsue3	17	-1	deal 1 AH	0		2179085501
yij5xvsue3	18	-1	deal 2 KC	0		3946414677
yij5xvsue3	19	-1	deal 3 4D	0		750587141
yij5xvsue3	20	-1	deal 4 5S	0		2458135714
yij5xvsue3	21	-1	deal 5 JD	0		85587053
yij5xvsue3	22	-1	deal 6 7D	0		1714000138
yij5xvsue3	23	-1	deal 7 QC	0		3428707241
yij5xvsue3	24	-1	deal 0 9H	0		1462440673
yij5xvsue3	25	-1	deal 1 KD	0		3208568321
yij5xvsue3	26	-1	deal 2 KS	0		277016638
yij5xvsue3	27	-1	deal 3 2H	0		1116300009
yij5xvsue3	28	-1	deal 4 9S	0		2976157245
yij5xvsue3	29	-1	deal 5 QS	0		972517958
yij5xvsue3	30	-1	deal 6 3C	0		890251605
yij5xvsue3	31	-1	deal 7 5C	0		2608929794
yij5xvsue3	32	-1	deal 0 2C	0		3214714136
yij5xvsue3	33	-1	deal 1 9D	0		1951034439
yij5xvsue3	34	-1	deal 2 5S	0		1829669046
yij5xvsue3	35	-1	deal 3 10H	0		93208653
yij5xvsue3	36	-1	deal 4 4S	0		3884057851
yij5xvsue3	37	-1	deal 5 QH	0		278523055
yij5xvsue3	38	-1	deal 6 5H	0		2336298090
yij5xvsue3	39	-1	deal 7 6H	0		3979390541
yij5xvsue3	40	-1	deal 0 10S	0		2732424604
yij5xvsue3	41	-1	deal 1 4D	0		3116905045
yij5xvsue3	42	-1	deal 2 JD	0		2639801826
yij5xvsue3	43	-1	deal 3 7H	0		4145903315
yij5xvsue3	44	-1	deal 4 3D	0		2910727534
yij5xvsue3	45	-1	deal 5 8S	0		917615534
yij5xvsue3	46	-1	deal 6 10H	0		3990231040
yij5xvsue3	47	-1	deal 7 8H	0		4060799710
yij5xvsue3	48	-1	deal 0 8D	0		3153678397
yij5xvsue3	49	-1	deal 1 10D	0		1538919113
yij5xvsue3	50	6	hint 1	297		1312098527
yij5xvsue3	51	-1	lose 6 5H	297		512633752
yij5xvsue3	52	2	play JD 7-1	3347		1137440108
yij5xvsue3	53	-1	deal 2 KS	3347		164891519
yij5xvsue3	54	6	hint 5	3693		3510765794
yij5xvsue3	55	-1	lose 6 QS	3693		1715569226
yij5xvsue3	56	3	play 10H 5-5	6680		1847984131
yij5xvsue3	57	-1	deal 3 7D	6680		1209580902
yij5xvsue3	58	6	hint 4	7382		177265946
yij5xvsue3	59	-1	lose 6 10H	7382		1365780777
yij5xvsue3	60	4	play KH 6-6	9524		11783723
yij5xvsue3	61	-1	deal 4 9C	9524		2093673848
yij5xvsue3	62	6	hint 0	9683		3355666355
yij5xvsue3	63	-1	lose 6 9C	9683		3068053546
yij5xvsue3	64	5	play QH 5-6	12129		3392303691
yij5xvsue3	65	-1	deal 5 9H	12129		3935838130
yij5xvsue3	66	6	hint 7	12619		2743676458
yij5xvsue3	67	-1	lose 6 3C	12619		3560863894
yij5xvsue3	68	6	play 7D 4-9	12998		3447541086
yij5xvsue3	69	-1	deal 6 6D	12998		480073903
yij5xvsue3	70	6	hint 7	13745		3293441265
yij5xvsue3	71	-1	lose 6 6D	13745		1524340468
yij5xvsue3	72	7	play 8H 6-4	16545		466672242
yij5xvsue3	73	-1	deal 7 AC	16545		2536159431
yij5xvsue3	74	6	hint 4	17253		2886490014
yij5xvsue3	75	0	play 8D 5-9	20418		3900243263
yij5xvsue3	76	-1	deal 0 8S	20418		293876233
yij5xvsue3	77	6	hint 1	20982		1157663187
yij5xvsue3	78	1	play 4D 2-8	23326		2376819739
yij5xvsue3	79	-1	deal 1 4H	23326		491285808
yij5xvsue3	80	6	hint 2	23651		559217669
yij5xvsue3	81	2	play KS 8-8	26920		4182263040
yij5xvsue3	82	-1	deal 2 8C	26920		1283833652
yij5xvsue3	83	6	hint 3	27497		3199047606
yij5xvsue3	84	3	play 7H 7-4	30916		1019638803
yij5xvsue3	85	-1	deal 3 3H	30916		735271933
yij5xvsue3	86	6	hint 3	31491		1480981177
yij5xvsue3	87	4	play 9S 5-8	34241		1539803677
yij5xvsue3	88	-1	deal 4 10C	34241		3609842820
yij5xvsue3	89	6	hint 3	34551		3884046365
yij5xvsue3	90	5	play 9H 5-4	37678		4050244069
yij5xvsue3	91	-1	deal 5 KD	37678		2855147581
yij5xvsue3	92	6	hint 4	38244		2467182645
yij5xvsue3	93	7	play 5C 4-4	42330		735973836
yij5xvsue3	94	-1	deal 7 2H	42330		1495608118
yij5xvsue3	95	6	hint 7	42693		2724067655
yij5xvsue3	96	0	play 10S 6-8	46031		1682271088
yij5xvsue3	97	-1	deal 0 6C	46031		4121479523
yij5xvsue3	98	6	hint 7	46513		1506083523
yij5xvsue3	99	1	play 4H 1-4	49270		3131452414
yij5xvsue3	100	-1	deal 1 2D	49270		3523812785
yij5xvsue3	101	6	hint 0	49995		3239880420
yij5xvsue3	102	2	play 5D 2-9	52080		3732474821
yij5xvsue3	103	-1	deal 2 JS	52080		271175086
yij5xvsue3	104	6	hint 4	52724		4175761333
yij5xvsue3	105	3	play 2H 5-7	55345		2232431246
yij5xvsue3	106	-1	deal 3 10D	55345		812022767
yij5xvsue3	107	6	hint 5	56081		2137176901
yij5xvsue3	108	4	remove JC 5-4	59083		111336685
yij5xvsue3	109	-1	deal 4 AD	59083		2440874971
yij5xvsue3	110	6	hint 0	59295		3048574946
yij5xvsue3	111	5	play 7C 5-3	62458		857296149
yij5xvsue3	112	-1	deal 5 3S	62458		605533791
yij5xvsue3	113	6	hint 7	62996		3783412226
yij5xvsue3	114	7	play 6H 7-5	65396		1689147435
yij5xvsue3	115	-1	deal 7 6S	65396		3882220746
yij5xvsue3	116	6	hint 7	65881		1362354443
yij5xvsue3	117	0	play 9H 5-4	68443		1129696624
yij5xvsue3	118	-1	deal 0 9C	68443		3580166910
yij5xvsue3	119	6	hint 1	68689		2169037523
yij5xvsue3	120	1	play KD 4-2	71394		3741555525
yij5xvsue3	121	-1	deal 1 10C	71394		4150043673
yij5xvsue3	122	6	hint 0	72033		1087617158
yij5xvsue3	123	2	play JS 1-9	74608		199064298
yij5xvsue3	124	-1	deal 2 5C	74608		622227358
yij5xvsue3	125	6	hint 0	75029		692886112
yij5xvsue3	126	3	play 3H 6-7	77496		4000654563
yij5xvsue3	127	-1	deal 3 QH	77496		3214432793
yij5xvsue3	128	6	hint 3	78085		3973001466
yij5xvsue3	129	4	play AD 9-8	81040		2345972648
yij5xvsue3	130	-1	deal 4 JH	81040		1762628953
yij5xvsue3	131	6	hint 2	81569		3274850504
yij5xvsue3	132	5	play QS 7-8	84294		703097548
yij5xvsue3	133	-1	deal 5 KH	84294		3401174421
yij5xvsue3	134	6	hint 0	84972		364455949
yij5xvsue3	135	7	play AC 8-6	87669		2891052142
yij5xvsue3	136	-1	deal 7 7C	87669		574294801
yij5xvsue3	137	6	hint 7	88169		2928938114
yij5xvsue3	138	0	play 2C 4-7	90445		305344315
yij5xvsue3	139	-1	deal 0 KC	90445		768015649
yij5xvsue3	140	6	hint 0	90819		3867587295
yij5xvsue3	141	1	play 2D 9-7	93643		2501097969
yij5xvsue3	142	-1	deal 1 AH	93643		2764706849
yij5xvsue3	143	6	hint 4	94041		3480232301
yij5xvsue3	144	2	play 5S 3-6	97656		645769525
yij5xvsue3	145	-1	deal 2 AS	97656		4230734263
yij5xvsue3	146	6	hint 5	97870		1849495640
yij5xvsue3	147	3	play 7D 9-2	100575		1447208599
yij5xvsue3	148	-1	deal 3 5H	100575		2467340598
yij5xvsue3	149	6	hint 3	100757		335906066
yij5xvsue3	150	4	play JH 3-9	103617		205695732
yij5xvsue3	151	-1	deal 4 10S	103617		4271918464
yij5xvsue3	152	6	hint 2	103794		1289531920
yij5xvsue3	153	5	play JD 4-5	107045		1423840846
yij5xvsue3	154	-1	deal 5 7S	107045		2942617064
yij5xvsue3	155	6	hint 1	107601		2883947230
yij5xvsue3	156	7	play QC 2-3	110797		975579321
yij5xvsue3	157	-1	deal 7 5H	110797		2382511227
yij5xvsue3	158	6	hint 5	111124		2728012462
yij5xvsue3	159	0	play 9C 7-3	114791		1221085554
yij5xvsue3	160	-1	deal 0 9D	114791		3061104725
yij5xvsue3	161	6	hint 2	115068		2066677590
yij5xvsue3	162	1	play 10C 8-3	118311		1084549926
yij5xvsue3	163	-1	deal 1 JC	118311		691493318
yij5xvsue3	164	6	hint 1	118568		1763153655
yij5xvsue3	165	2	play 5C 6-1	121270		1532327006
yij5xvsue3	166	-1	deal 2 QD	121270		2158055785
yij5xvsue3	167	6	hint 3	121464		854219685
yij5xvsue3	168	3	play 5H 7-6	124668		2477132307
yij5xvsue3	169	-1	deal 3 JH	124668		1887269973
yij5xvsue3	170	6	hint 2	125191		2804424784
yij5xvsue3	171	4	play 4S 3-5	128090		2217052222
yij5xvsue3	172	-1	deal 4 6C	128090		1385396333
yij5xvsue3	173	6	hint 0	128444		3652814369
yij5xvsue3	174	5	play 3S 3-4	131901		1609042676
z9xswmshn4	1	-1	open 2,4,5,5,6	0		215234494
z9xswmshn4	2	-1	open 1,3,4,4,5	0		3048026018
z9xswmshn4	3	-1	open 2,3,3,4,6	0		3446357861
z9xswmshn4	4	-1	open 1,2,3,4,5	0		576395013
z9xswmshn4	5	0	throw	598		4273858617
z9xswmshn4	6	-1	roll 1,1,6 blank	598		3582120381
z9xswmshn4	7	0	shed 2	1085		3615773850
z9xswmshn4	8	0	stop	1537		1363404231
z9xswmshn4	9	1	throw	2368		2079065059
z9xswmshn4	10	-1	roll 1,4,6 blank	2368		1534235382
z9xswmshn4	11	1	shed 1	3416		3866993943
z9xswmshn4	12	1	rethrow	4491		534639706
z9xswmshn4	13	-1	roll 2,2,5 blank	4491		3963973088
z9xswmshn4	14	1	shed 1	5830		208421361
z9xswmshn4	15	1	rethrow	6393		3933110602
z9xswmshn4	16	-1	roll 4,5,5 blank	6393		178039981
z9xswmshn4	17	2	throw	10213		3008260409
z9xswmshn4	18	-1	roll 3,4,5 blank	10213		3919292794
z9xswmshn4	19	3	throw	11352		2500700588
z9xswmshn4	20	-1	roll 1,2,6 green	11352		1470853652
z9xswmshn4	21	3	decline	12626		2500850457
z9xswmshn4	22	3	shed 3	13684		2146023632
z9xswmshn4	23	3	stop	14544		2573479362
z9xswmshn4	24	0	throw	15266		2561290066
z9xswmshn4	25	-1	roll 3,4,5 blank	15266		4135996967
z9xswmshn4	26	0	shed 1	15577		3795696811
z9xswmshn4	27	0	stop	16186		1616673726
z9xswmshn4	28	1	throw	17394		1502678102
z9xswmshn4	29	-1	roll 2,3,4 block	17394		1724529415
z9xswmshn4	30	2	throw	18979		2207799667
z9xswmshn4	31	-1	roll 1,4,5 green	18979		2553583010
z9xswmshn4	32	2	swap 0	20383		4269055020
z9xswmshn4	33	1	let 13	20993		637864153
z9xswmshn4	34	3	throw	21958		1539113330
z9xswmshn4	35	-1	roll 1,6,6 blank	21958		1396980864
z9xswmshn4	36	0	throw	22238		877691049
z9xswmshn4	37	-1	roll 1,1,6 green	22238		2659653554
z9xswmshn4	38	0	decline	22831		3152946739
z9xswmshn4	39	0	shed 2	23234		4249189076
z9xswmshn4	40	0	stop	23405		4099412695
z9xswmshn4	41	1	throw	24310		2291476802
z9xswmshn4	42	-1	roll 4,6,6 blank	24310		693955145
z9xswmshn4	43	2	throw	26299		1861875470
z9xswmshn4	44	-1	roll 1,3,4 blank	26299		1317028527
z9xswmshn4	45	2	shed 2	29062		2447186999
z9xswmshn4	46	2	rethrow	30837		672785904
z9xswmshn4	47	-1	roll 2,3,4,5 block	30837		2130749994
z9xswmshn4	48	2	shed 1	32238		3880630424
z9xswmshn4	49	2	rethrow	33907		591192692
z9xswmshn4	50	-1	roll 2,3,3,6 red	33907		260911282
z9xswmshn4	51	3	throw	34744		3368314289
z9xswmshn4	52	-1	roll 3,4,5 green	34744		3511734962
z9xswmshn4	53	3	decline	35991		1048184762
z9xswmshn4	54	3	shed 2	37675		1599501461
z9xswmshn4	55	3	rethrow	39471		2910911432
z9xswmshn4	56	-1	roll 3,3,5,5 blank	39471		2140868179
z9xswmshn4	57	3	shed 1	40403		3564813778
z9xswmshn4	58	3	rethrow	42059		1891761339
z9xswmshn4	59	-1	roll 5,5,6,6 green	42059		2762893717
z9xswmshn4	60	3	swap 1	44346		3965189766
z9xswmshn4	61	2	let 22	45550		2227295913
z9xswmshn4	62	0	throw	45929		3211707352
z9xswmshn4	63	-1	roll 1,6,6 blank	45929		1562176290
z9xswmshn4	64	1	throw	46933		3447567143
z9xswmshn4	65	-1	roll 1,1,4,4 blank	46933		2356136506
z9xswmshn4	66	2	throw	48354		2919041007
z9xswmshn4	67	-1	roll 5,6,6 block	48354		2552845225
z9xswmshn4	68	3	throw	49306		435001835
z9xswmshn4	69	-1	roll 2,3,5,5 blank	49306		1314665244
z9xswmshn4	70	3	shed 2	50619		3855299690
z9xswmshn4	71	3	rethrow	52008		687522472
z9xswmshn4	72	-1	roll 1,1,2,5,5 blank	52008		3757979209
z9xswmshn4	73	3	shed 1	53334		4270475468
z9xswmshn4	74	3	rethrow	54446		1437091050
z9xswmshn4	75	-1	roll 2,2,4,4,6 green	54446		320504610
z9xswmshn4	76	3	decline	55348		3469364175
z9xswmshn4	77	3	shed 1	57099		3532561846
z9xswmshn4	78	3	rethrow	58038		2551151805
z9xswmshn4	79	-1	roll 1,3,6,6,6 blank	58038		701275385
z9xswmshn4	80	0	throw	58747		821505846
z9xswmshn4	81	-1	roll 5,5,6 blank	58747		179787468
z9xswmshn4	82	1	throw	59472		2059151201
z9xswmshn4	83	-1	roll 2,4,4,5 green	59472		2149045269
z9xswmshn4	84	1	decline	60103		262264739
z9xswmshn4	85	1	shed 2	61155		3254995304
z9xswmshn4	86	1	rethrow	62773		4027842104
z9xswmshn4	87	-1	roll 2,2,3,5,5 blank	62773		938314235
z9xswmshn4	88	1	shed 1	63645		3102207095
z9xswmshn4	89	1	rethrow	65333		1009236427
z9xswmshn4	90	-1	roll 1,1,1,2,3 blank	65333		369086668
z9xswmshn4	91	2	throw	66650		936175123
z9xswmshn4	92	-1	roll 2,4,6 blank	66650		3954394208
z9xswmshn4	93	3	throw	68636		3229894483
z9xswmshn4	94	-1	roll 1,1,4,4,5 blank	68636		2581940629
z9xswmshn4	95	3	shed 1	70161		2605631667
z9xswmshn4	96	3	rethrow	71360		2300599509
z9xswmshn4	97	-1	roll 2,2,2,4,5 block	71360		2261970506
z9xswmshn4	98	3	shed 1	72448		380151764
z9xswmshn4	99	3	rethrow	73863		4189290271
z9xswmshn4	100	-1	roll 1,6,6,6,6 block	73863		1868841337
z9xswmshn4	101	0	throw	74121		1131782828
z9xswmshn4	102	-1	roll 1,4,5 red	74121		75261482
z9xswmshn4	103	1	throw	75198		3106741153
z9xswmshn4	104	-1	roll 1,1,3,3,5 red	75198		3714214612
z9xswmshn4	105	2	throw	77115		1470114571
z9xswmshn4	106	-1	roll 1,2,5 blank	77115		1393777406
z9xswmshn4	107	2	shed 1	78726		2642160499
z9xswmshn4	108	2	stop	81029		1801819222
z9xswmshn4	109	3	throw	82182		346786136
z9xswmshn4	110	-1	roll 1,2,2,3,5 blank	82182		1473645144
z9xswmshn4	111	3	shed 1	83794		3557097429
z9xswmshn4	112	3	rethrow	84973		4033745888
z9xswmshn4	113	-1	roll 2,2,5,5,6 blank	84973		836518607
z9xswmshn4	114	3	shed 7	86383		4022664713
zesat5537a	1	-1	reveal	3000		3727712044
zesat5537a	2	-1	show R-DOG-snap	3000		2218475664
zesat5537a	3	-1	show G-GRAN-clap	3000		2652181737
zesat5537a	4	-1	show *-GIRL-snap	3000		3904855063
zesat5537a	5	-1	show R-GIRL-clap	3000		231698389
zesat5537a	6	-1	show B-GRAN-snap	3000		1814962447
zesat5537a	7	-1	show B-CAT-snap	3000		1262016315
zesat5537a	8	-1	show B-DOG-clap	3000		724021683
zesat5537a	9	-1	show G-GRAN-shrug	3000		1306318205
zesat5537a	10	-1	show Y-BOY-snap	3000		2498759493
zesat5537a	11	-1	show Y-BOY-clap	3000		2058683580
zesat5537a	12	0	clap	4497		718133373
zesat5537a	13	1	slap 2	4820		3436263425
zesat5537a	14	0	play 1 2 1	4945		3437026484
zesat5537a	15	-1	show B-BOY-snap	4945		1356063020
zesat5537a	16	0	snap	6615		3604305625
zesat5537a	17	0	play 2 1 1	7112		142921129
zesat5537a	18	-1	show G-BOY-snap	7112		2041849820
zesat5537a	19	-1	close 2 2	7945		4252065638
zesat5537a	20	1	slap 1	8395		3837312078
zesat5537a	21	-1	unstick turn	8612		2657486222
zesat5537a	22	0	clap	10597		247241401
zesat5537a	23	0	play 2 2 3	11090		3968810121
zesat5537a	24	-1	show *-ROBOT-clap	11090		1944513860
zesat5537a	25	1	rest	11637		4286061410
zesat5537a	26	0	snap	12673		675610540
zesat5537a	27	0	play 2 1 3	13188		505829131
zesat5537a	28	-1	show Y-CAT-snap	13188		612548789
zesat5537a	29	-1	close 2 4	14090		1344570750
zesat5537a	30	1	play 4 2 4	14327		736276403
zesat5537a	31	-1	show R-GIRL-shrug	14327		1855132701
zesat5537a	32	1	gaffe 0 4	15231		1253289828
zesat5537a	33	-1	resume	16731		2612437950
zesat5537a	34	0	clap	17728		298465391
zesat5537a	35	0	play 2 2 5	18367		2420983917
zesat5537a	36	-1	show R-ROBOT-clap	18367		2740853970
zesat5537a	37	-1	thaw 1	19731		551192833
zesat5537a	38	0	snap	19799		1413670332
zesat5537a	39	0	play 4 2 6	20274		3796074589
zesat5537a	40	-1	show R-ROBOT-slap	20274		224183878
zesat5537a	41	0	slap 1	21752		196984998
zesat5537a	42	0	play 3 2 7	22291		1819104950
zesat5537a	43	-1	show G-GIRL-clap	22291		3196898865
zesat5537a	44	0	clap	23702		1716267152
zesat5537a	45	0	play 2 1 4	24335		2777739894
zesat5537a	46	-1	show B-ROBOT-clap	24335		1923592486
zesat5537a	47	-1	close 2 8	25291		2924700885
zesat5537a	48	0	clap	25311		158653047
zesat5537a	49	0	play 4 1 5	25675		3166383003
zesat5537a	50	-1	show Y-CAT-slap	25675		3423450006
zesat5537a	51	0	snap	27390		379943910
zesat5537a	52	0	play 1 2 8	27977		226180280
zesat5537a	53	-1	show G-CAT-clap	27977		2542738113
zesat5537a	54	-1	close 1 6	28675		634949679
zesat5537a	55	0	slap 1	28948		2164639351
zesat5537a	56	1	clap	29182		3707553744
zesat5537a	57	0	play 2 1 6	29334		4124206406
zesat5537a	58	-1	show Y-ROBOT-clap	29334		692327107
zesat5537a	59	1	play 1 1 7	30048		935885939
zesat5537a	60	-1	show G-BOY-slap	30048		1020655697
zesat5537a	61	-1	close 2 9	30977		854456661
zesat5537a	62	1	play 1 2 9	31212		3316398285
zesat5537a	63	-1	show Y-GIRL-snap	31212		1288473872
zesat5537a	64	1	snap	32127		1004356962
zesat5537a	65	-1	close 1 8	33048		3103773119
zesat5537a	66	0	slap 2	33140		125241121
zesat5537a	67	0	play 1 2 10	33466		4011876628
zesat5537a	68	-1	show R-ROBOT-snap	33466		1171778517
zesat5537a	69	0	clap	35369		837118932
zesat5537a	70	0	play 4 2 11	35990		3760442315
zesat5537a	71	-1	show R-CAT-snap	35990		4098067574
zesat5537a	72	1	snap	36172		963874927
zesat5537a	73	1	slap 2	36396		2568746378
zesat5537a	74	1	rest	38051		197024270
zesat5537a	75	0	slap 2	38154		2848027750
zesat5537a	76	0	play 4 2 12	38628		2015504294
zesat5537a	77	-1	show B-CAT-slap	38628		1069623807
zesat5537a	78	0	clap	39665		2028827538
zesat5537a	79	1	slap 2	39925		1638064452
zesat5537a	80	0	play 4 1 8	40358		3879286750
zesat5537a	81	-1	show R-GRAN-snap	40358		149666313
zesat5537a	82	0	snap	41571		1634010860
zesat5537a	83	-1	close 2 13	41628		3106625944
zesat5537a	84	0	play 1 2 13	42584		366332686
zesat5537a	85	-1	show B-GIRL-shrug	42584		2318703365
zesat5537a	86	-1	close 1 9	43358		3398162979
zesat5537a	87	0	slap 1	44580		1043225491
zesat5537a	88	0	play 1 1 9	45152		247785047
zesat5537a	89	-1	show G-BOY-clap	45152		2689224167
zesat5537a	90	-1	close 2 14	45584		1475532001
zesat5537a	91	0	snap	47132		4067845356
zesat5537a	92	0	play 4 2 14	47589		2532520045
zesat5537a	93	-1	show B-GIRL-slap	47589		608215457
zesat5537a	94	-1	close 1 10	48152		1066092585
zesat5537a	95	1	slap 2	48517		3075793399
zesat5537a	96	1	rest	49598		1289336355
zesat5537a	97	0	snap	49802		284360620
zesat5537a	98	0	play 4 1 10	50522		2337793214
zesat5537a	99	-1	show Y-DOG-slap	50522		3170285125
zesat5537a	100	-1	close 2 15	50589		22106640
zesat5537a	101	0	slap 1	52338		3142465372
zesat5537a	102	0	play 3 1 11	52808		4031192662
zesat5537a	103	-1	show R-GRAN-clap	52808		2578265891
zesat5537a	104	0	snap	54247		2330681161
\.


--
-- Data for Name: sheets; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.sheets (id, status, public, made_at, body, sum, ended_at, opened_at) FROM stdin;
2tquiftv4t	playing	0	1794786175	{"id": "2tquiftv4t", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}, {"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "2a0155591bdc40ad40ceab023ed7da11aa0ec844da73a952e67e7c9f7bd6e31a", "nonces": ["", ""], "status": "playing", "made_at": 1794786175, "began": 2, "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 30, "freeze": 500, "rated": true}}	4143917654	0	\N
2wds3stzc5	playing	1	1794786159	{"id": "2wds3stzc5", "game": "switch", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ", "nonce": "fixture"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "expert", "nonce": "bot-2"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "e3da5ea5f4b7f52835c8bcd948d6e664c919a51d9702a44c050cbd52e635beed", "nonces": ["fixture", "bot-1", "bot-2"], "status": "playing", "made_at": 1794786159, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2896682260	0	\N
3y8bf3exce	finished	0	1794797455	{"id":"3y8bf3exce","game":"tictactoe","version":1,"terms":{"options":{},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"1c27756e880f21d44f289108a70dc2568333d33332bd7745bfb3ec629dc5d38d","nonces":["","bot-1"],"status":"finished","made_at":1794797455,"ending":"played","ended_at":1794797456}	588066467	1794797456	\N
4usb882vzw	playing	0	1794786174	{"id": "4usb882vzw", "game": "switch", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "9e6fea2b4f74e77a7b3d8ea9e0a80ff8f7baacee9558f50e39756938ddc832e5", "nonces": ["", "bot-1"], "status": "playing", "made_at": 1794786174, "came_from": "8cvrr8q37f", "roots": [{"table": "8cvrr8q37f", "until": 27, "secret": "8c68899e24d6c9fd60fb1a8ab136394bc0f97e06007cc9b8dfce0f882151ebbc", "nonces": ["bot-0", "bot-1"]}], "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3013625028	0	\N
4xim279k6n	finished	0	1794786174	{"id":"4xim279k6n","game":"double-action","version":1,"terms":{"options":{"auto_draw":true},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":0,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Cid","guest":"OmFAaj-SbL9odVOu2QPo2A"},{"kind":"bot","name":"Blaise","level":"regular","nonce":"bot-1"},{"kind":"bot","name":"Colette","level":"regular","nonce":"bot-2"},{"kind":"bot","name":"Django","level":"regular","nonce":"bot-3"},{"kind":"bot","name":"Émilie","level":"regular","nonce":"bot-4"},{"kind":"bot","name":"Félix","level":"regular","nonce":"bot-5"},{"kind":"bot","name":"Grace","level":"regular","nonce":"bot-6"},{"kind":"bot","name":"Hector","level":"regular","nonce":"bot-7"}],"host":"OmFAaj-SbL9odVOu2QPo2A","secret":"878c961507f4e4f46bda132b3f05fcbfbcbfe414d1ff79ad0957362a4653df9b","nonces":["","bot-1","bot-2","bot-3","bot-4","bot-5","bot-6","bot-7"],"status":"finished","made_at":1794786174,"ending":"stopped","why":"retired","ended_at":1794797426,"came_from":"yij5xvsue3","roots":[{"table":"yij5xvsue3","until":87,"secret":"8bc829a838501de225d54580b01daea7561ff32e2e9327d6aff36d8ca74e9664","nonces":["bot-0","bot-1","bot-2","bot-3","bot-4","bot-5","bot-6","bot-7"]}]}	3491352580	1794797426	\N
58jqfwh4gh	playing	1	1794786159	{"id": "58jqfwh4gh", "game": "claquer", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ", "nonce": "fixture"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "beginner", "nonce": "bot-2"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "d45455a4aa53cd12fc1abf6ddb7fa8c8d6f0fae670b7e48c198dd09b635e3a82", "nonces": ["fixture", "bot-1", "bot-2"], "status": "playing", "made_at": 1794786159, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2393700750	0	\N
6ga2xmwuaz	playing	0	1794786175	{"id": "6ga2xmwuaz", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "7f7453829ec8cf0a01f21fc4758d8881badb5db361ae3305c50964394e9380a3", "nonces": ["", ""], "status": "playing", "made_at": 1794786175, "word": "62dd42d6ba5346ab016c94a608f5d168:5e903deca352a1e1befa03f683a5e29051009598559653f87a6cb8510a27c607", "began": 16, "terms": {"options": {}, "access": "locked", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 1000, "rated": false}}	3128615293	0	\N
7v2bib9p66	finished	0	1794786175	{"id": "7v2bib9p66", "game": "tictactoe", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "random"}, {"kind": "bot", "name": "Blaise", "level": "random"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "2350b0a53b5770a616792c968b162c9a09620803cd08e75cce50e16c6601e2dc", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	101589861	1794786175	1794786175
8cvrr8q37f	finished	0	1794786173	{"id": "8cvrr8q37f", "game": "switch", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "regular"}, {"kind": "bot", "name": "Blaise", "level": "beginner"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "8c68899e24d6c9fd60fb1a8ab136394bc0f97e06007cc9b8dfce0f882151ebbc", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786173, "ending": "played", "ended_at": 1794786173, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3691060679	1794786173	1794786173
8qsfajwtvv	playing	1	1794786159	{"id": "8qsfajwtvv", "game": "take-it", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ", "nonce": "fixture"}, {"kind": "bot", "name": "Blaise", "level": "beginner", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "expert", "nonce": "bot-2"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "527f015f2e705f03c47e9778707559febdb0bc0582d0a61c377684704c8d0491", "nonces": ["fixture", "bot-1", "bot-2"], "status": "playing", "made_at": 1794786159, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2103510208	0	\N
9ywsgfm95m	finished	0	1794786175	{"id": "9ywsgfm95m", "game": "crack-word", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "random"}, {"kind": "bot", "name": "Blaise", "level": "regular"}, {"kind": "bot", "name": "Colette", "level": "random"}, {"kind": "bot", "name": "Django", "level": "beginner"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "ca7a9517a2fb469ddff1fa1a2ef41d91cac7a1504ce5d86ad0bd873cf033b397", "nonces": ["bot-0", "bot-1", "bot-2", "bot-3"], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "came_from": "record", "terms": {"options": {"absolute_majority": true}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3926888354	1794786175	1794786175
9zu92h5udb	playing	0	1794786176	{"id": "9zu92h5udb", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "caa2c036d70b400007026748ab91898f5be4fa00ecea9a78ca3bbfaff23b0d70", "nonces": ["", ""], "status": "playing", "made_at": 1794786176, "began": 6, "clock": 19, "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 300, "per_game": 3600, "days": false}, "grace": 60, "freeze": 1000, "rated": false}}	1042222708	0	\N
amsuxbk9vi	finished	0	1794786174	{"id": "amsuxbk9vi", "game": "claquer", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "regular"}, {"kind": "bot", "name": "Blaise", "level": "random"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "df28014a25164d37ea8fa85d41f0c85bb1af6b1b2f13bf413ae5b32085e265cc", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	511809283	1794786174	1794786174
bjhdfdn7bf	finished	0	1794786175	{"id": "bjhdfdn7bf", "game": "tictactoe", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "random"}, {"kind": "bot", "name": "Blaise", "level": "random"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "2350b0a53b5770a616792c968b162c9a09620803cd08e75cce50e16c6601e2dc", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3092871026	1794786175	1794786175
cgauu8p3as	finished	0	1794786174	{"id": "cgauu8p3as", "game": "take-it", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "regular"}, {"kind": "bot", "name": "Blaise", "level": "regular"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "adf2a5a0a028e336d36f7a247613004299a512943f76f926fbc4853264fc998a", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	269369505	1794786174	1794786174
cuhtfrp5ga	playing	1	1794786159	{"id": "cuhtfrp5ga", "game": "crack-word", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ", "nonce": "fixture"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "beginner", "nonce": "bot-2"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "d885d90f78f109baefc930ca2c64630a673be62a205035159403037dcfbac7c0", "nonces": ["fixture", "bot-1", "bot-2"], "status": "playing", "made_at": 1794786159, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2198009350	0	\N
cutaxks6i3	waiting	0	1794786176	{"id": "cutaxks6i3", "game": "switch", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {}, {"kind": "bot", "name": "Colette", "level": "expert", "nonce": "bot-2"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "27771ef4625b7f9155a0b74606902c49b1c8aea942cc1ffe071d252047243c3f", "made_at": 1794786176, "terms": {"options": {"window_ms": 12000}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 1000, "rated": false}}	1247457699	0	\N
cwt65pn2fk	waiting	0	1794786175	{"id": "cwt65pn2fk", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}, {"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "fc1b5465be2bafd44b8f1af2adcb4e3b6a9e94ea5ab78cfcf7cd31d09519e7e4", "made_at": 1794786175, "came_from": "pwzfxwn7is", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 1000, "rated": true}}	868725362	0	\N
d26uam9vud	playing	0	1794966431	{"id":"d26uam9vud","game":"double-action","version":2,"terms":{"options":{"target":2,"packs":"auto","dealer":"lot","dead_swaps_per_turn":"any","play_out_hands":false,"auto_draw":false,"threat_marks":true},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"89357367fa88aebb39d1e41b4ad4380cefadb6fc6f45f6af3c844fcc914fde68","nonces":["","bot-1"],"status":"playing","made_at":1794966431}	3693313967	0	\N
d5yzez7zt8	playing	0	1794786174	{"id": "d5yzez7zt8", "game": "take-it", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "62a353a641e63bf7eafffac380605281cc3f8e4bbb8f07b34b0d87206f492f56", "nonces": ["", "bot-1"], "status": "playing", "made_at": 1794786174, "came_from": "cgauu8p3as", "roots": [{"table": "cgauu8p3as", "until": 36, "secret": "adf2a5a0a028e336d36f7a247613004299a512943f76f926fbc4853264fc998a", "nonces": ["bot-0", "bot-1"]}], "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2589605094	0	\N
e45perabbp	playing	0	1794797426	{"id":"e45perabbp","game":"claquer","version":1,"terms":{"options":{"deck":"full","rounds":1,"gaffe_ms":3000,"false_call_freeze":3000,"loose_matching":false,"wild_both_ways":false},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"8b9a8b9b4886b79b3ecc022381c1476e0f27aa457e785aac9f99073a66b178ef","nonces":["","bot-1"],"status":"playing","made_at":1794797426}	308011717	0	\N
ewt2hsnsr3	playing	0	1794797447	{"id":"ewt2hsnsr3","game":"take-it","version":2,"terms":{"options":{"edition":"take_it","leftovers":"edition","joker_may_split_pairs":"edition","last_call_seconds":0,"tempo_ms":2000,"oldest":"random"},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"11a33c127efa41f99741d266cdabac4456d28ddd3e0af1f8ffec4029a18d00d2","nonces":["","bot-1"],"status":"playing","made_at":1794797447}	132702748	0	\N
f6c6p58j9a	playing	0	1794797436	{"id":"f6c6p58j9a","game":"crack-word","version":1,"terms":{"options":{"language":"fr","example":"name_it","expert":false,"insertion":false,"absolute_majority":false,"lexicon":"7c167b5d7822259e"},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"c0fe8941a04303412f647116d2e9ee35dea4ebf10e90f465014ce724812b9f4d","nonces":["","bot-1"],"status":"playing","made_at":1794797436,"needs":["fr-7c167b5d7822259e"]}	1081379751	0	\N
g53tx7cw45	playing	0	1794966431	{"id":"g53tx7cw45","game":"claquer","version":2,"terms":{"options":{"deck":"full","rounds":1,"gaffe_seconds":3,"false_call_seconds":3,"stop_seconds":20,"loose_matching":false,"wild_both_ways":false,"slow_computers":false},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"55fc5244302a6f89ab9bbe3bcd4182480b3280d921a6cb0dd02f34c74e132d6d","nonces":["","bot-1"],"status":"playing","made_at":1794966431}	3101280127	0	\N
gq3v5hfnxd	playing	0	1794786175	{"id": "gq3v5hfnxd", "game": "crack-word", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "regular", "nonce": "bot-2"}, {"kind": "bot", "name": "Django", "level": "regular", "nonce": "bot-3"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "61308a4a48f33fd3168474f4a4e43ce205bb9f3bccc00deda858c601a8910766", "nonces": ["", "bot-1", "bot-2", "bot-3"], "status": "playing", "made_at": 1794786175, "came_from": "9ywsgfm95m", "roots": [{"table": "9ywsgfm95m", "until": 93, "secret": "ca7a9517a2fb469ddff1fa1a2ef41d91cac7a1504ce5d86ad0bd873cf033b397", "nonces": ["bot-0", "bot-1", "bot-2", "bot-3"]}], "terms": {"options": {"absolute_majority": true}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2881297039	0	\N
hd9b674nsh	finished	0	1794786175	{"id": "hd9b674nsh", "game": "claquer", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "random"}, {"kind": "bot", "name": "Blaise", "level": "expert"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "687450be6d841b57867f139fc53b8d7cd987674cdb0d5b1f78cdf8f2f7c05e90", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "came_from": "record", "terms": {"options": {"wild_both_ways": true}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	1624446740	1794786175	1794786175
hebk6bcmb9	finished	0	1794786174	{"id": "hebk6bcmb9", "game": "double-action", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "beginner"}, {"kind": "bot", "name": "Blaise", "level": "greedy"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "9929b8b6ca89d53acd38d66100ffd13f7e22e17992e594861c5a0e56306cb13f", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	125399204	1794786174	1794786174
iyatkn5gev	playing	0	1794786176	{"id": "iyatkn5gev", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "2fe1fc9d70b31c59e31d343c7044d010963037b763b1a1e2d71fd9eec694d30a", "nonces": ["", ""], "status": "playing", "made_at": 1794786176, "began": 53, "clock": 70, "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 1209600, "per_game": 0, "days": true}, "grace": 60, "freeze": 1000, "rated": false}}	680875416	0	\N
jamsbzctn9	waiting	1	1794786176	{"id": "jamsbzctn9", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "65fe0c98e83dfd64b6376e3f022d0cb630d14b4aefbd78de1a2c5e6120bf55d1", "made_at": 1794786176, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 250, "rated": false}}	175712004	0	\N
kr8rx7rh9m	playing	0	1794797444	{"id":"kr8rx7rh9m","game":"double-action","version":2,"terms":{"options":{"target":2,"packs":"auto","dealer":"lot","dead_swaps_per_turn":"any","play_out_hands":false,"auto_draw":false,"threat_marks":true},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"8b411d6b11146dbbc86bd9571bef5c821f47d00409e828e251a75bf171efc8f6","nonces":["","bot-1"],"status":"playing","made_at":1794797444}	553033759	0	\N
m8x576m9q4	finished	0	1794786175	{"id": "m8x576m9q4", "game": "crack-word", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "beginner"}, {"kind": "bot", "name": "Blaise", "level": "random"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "a1d5178c84cb63575f516056063de29dd7991eb04ad0ff4d3a0f0815192f75ea", "nonces": ["bot-0", "bot-1"], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "came_from": "record", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	582910335	1794786175	1794786175
n4z5gr46ig	playing	0	1794786175	{"id": "n4z5gr46ig", "game": "crack-word", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "c01e542437eeb44037df8fb6d143e4c9d2138808f07f0f142b04a49b6fa91254", "nonces": ["", "bot-1"], "status": "playing", "made_at": 1794786175, "came_from": "m8x576m9q4", "roots": [{"table": "m8x576m9q4", "until": 83, "secret": "a1d5178c84cb63575f516056063de29dd7991eb04ad0ff4d3a0f0815192f75ea", "nonces": ["bot-0", "bot-1"]}], "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	2576254100	0	\N
ndbcnayx7z	playing	0	1794966431	{"id":"ndbcnayx7z","game":"switch","version":2,"terms":{"options":{"block_is_no_bust":true,"window_ms":6000,"green_ends_turn":false},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"7fa4541fb22875efb9bb6e50a109ebc3d8a7231eeb081c70a5f90b2dccf98689","nonces":["","bot-1"],"status":"playing","made_at":1794966431}	3390282634	0	\N
nddsf5asdm	finished	1	1794786175	{"id": "nddsf5asdm", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "29180f29a99f8775ab158459022a32fc9eac6591c6714a4fb3d114d98939742b", "nonces": ["", ""], "status": "finished", "made_at": 1794786175, "resigned": [0], "ending": "resigned", "ended_at": 1794786175, "began": 8, "terms": {"options": {}, "access": "public", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 1000, "rated": false}}	224329758	1794786175	\N
njspdkgehv	playing	0	1794797445	{"id":"njspdkgehv","game":"switch","version":2,"terms":{"options":{"block_is_no_bust":true,"window_ms":6000,"green_ends_turn":false},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ"},{"kind":"bot","name":"Blaise","level":"random","nonce":"bot-1"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"c8e29d2cee276dd523165ced22d6fe7dee6784fed636c1320f8232015da300cf","nonces":["","bot-1"],"status":"playing","made_at":1794797445}	597657917	0	\N
nw4u8hjxih	playing	0	1794786174	{"id": "nw4u8hjxih", "game": "switch", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "regular", "nonce": "bot-2"}, {"kind": "bot", "name": "Django", "level": "regular", "nonce": "bot-3"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "3b149d066b995e9e709fe530b9e3c7797029a6dedf88af0a4ad55507e618249f", "nonces": ["", "bot-1", "bot-2", "bot-3"], "status": "playing", "made_at": 1794786174, "came_from": "z9xswmshn4", "roots": [{"table": "z9xswmshn4", "until": 57, "secret": "a014bd2d69229ae081254fac0d28c34eb18f192a763739c90f1cb0706bb10fe6", "nonces": ["bot-0", "bot-1", "bot-2", "bot-3"]}], "terms": {"options": {"window_ms": 12000}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	1712391620	0	\N
pwzfxwn7is	finished	0	1794786175	{"id": "pwzfxwn7is", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {"kind": "person", "name": "Bob", "guest": "ZTPBtoive7eAxzgl8vFGmA"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "9dfa32ed233fd571b8fec9b8c21df96c88eff21497f8e9b885c564ef30201c63", "nonces": ["", ""], "status": "finished", "made_at": 1794786175, "ending": "played", "ended_at": 1794786175, "again": "cwt65pn2fk", "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 0, "rated": true}}	453436513	1794786175	\N
quqg8swnt6	playing	0	1794786175	{"id": "quqg8swnt6", "game": "claquer", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "fd1dbc545261bd12f6e4397954b0367b814cbb9cc7f1e039266c9eed7b47cdcd", "nonces": ["", "bot-1"], "status": "playing", "made_at": 1794786175, "came_from": "hd9b674nsh", "roots": [{"table": "hd9b674nsh", "until": 77, "secret": "687450be6d841b57867f139fc53b8d7cd987674cdb0d5b1f78cdf8f2f7c05e90", "nonces": ["bot-0", "bot-1"]}], "terms": {"options": {"wild_both_ways": true}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3574788511	0	\N
r7vpp7ragz	playing	0	1794966431	{"id":"r7vpp7ragz","game":"take-it","version":2,"terms":{"options":{"edition":"take_it","leftovers":"edition","joker_may_split_pairs":"edition","last_call_seconds":0,"tempo_ms":2000,"oldest":"random"},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"16fbdecb0871db93c499872d683a469b0768b290f2e8aa5b4e3149a5f6a7f463","nonces":["","bot-1"],"status":"playing","made_at":1794966431}	3021963654	0	\N
rk65unwwpn	finished	0	1794786174	{"id":"rk65unwwpn","game":"double-action","version":1,"terms":{"options":{},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":0,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Cid","guest":"OmFAaj-SbL9odVOu2QPo2A"},{"kind":"bot","name":"Blaise","level":"regular","nonce":"bot-1"}],"host":"OmFAaj-SbL9odVOu2QPo2A","secret":"1c177ddd65002796846022e82916ae60492ce91e2354f6e2764e1f28e2a25e69","nonces":["","bot-1"],"status":"finished","made_at":1794786174,"ending":"stopped","why":"retired","ended_at":1794797426,"came_from":"hebk6bcmb9","roots":[{"table":"hebk6bcmb9","until":64,"secret":"9929b8b6ca89d53acd38d66100ffd13f7e22e17992e594861c5a0e56306cb13f","nonces":["bot-0","bot-1"]}]}	2067625710	1794797426	\N
shbk4amvkd	finished	0	1794786174	{"id": "shbk4amvkd", "game": "take-it", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "expert"}, {"kind": "bot", "name": "Blaise", "level": "beginner"}, {"kind": "bot", "name": "Colette", "level": "expert"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "8a82ac17efbdc63fb28a64d822c60aa66b8592300b2b919ffaf441ae710ada45", "nonces": ["bot-0", "bot-1", "bot-2"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {"oldest": "2"}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	3163473169	1794786174	1794786174
txkme5vfuc	finished	1	1794786159	{"id":"txkme5vfuc","game":"double-action","version":1,"terms":{"options":{},"access":"public","pace":{"per_move":0,"per_game":0,"days":false},"grace":0,"freeze":1000,"rated":false},"chairs":[{"kind":"person","name":"Ann","guest":"KDbk-avg7phNoa-be0Q2KQ","nonce":"fixture"},{"kind":"bot","name":"Blaise","level":"regular","nonce":"bot-1"},{"kind":"bot","name":"Colette","level":"beginner","nonce":"bot-2"},{"kind":"bot","name":"Django","level":"regular","nonce":"bot-3"}],"host":"KDbk-avg7phNoa-be0Q2KQ","secret":"e989e7eb3917fbc0343997e44f44b731bef38567129533b8afa60d282f59c394","nonces":["fixture","bot-1","bot-2","bot-3"],"status":"finished","made_at":1794786159,"ending":"stopped","why":"retired","ended_at":1794797426}	2735042931	1794797426	\N
ty9xgg76sj	finished	0	1794786175	{"id": "ty9xgg76sj", "game": "tictactoe", "version": 1, "chairs": [{"kind": "person", "name": "Ann", "guest": "KDbk-avg7phNoa-be0Q2KQ"}, {"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}], "host": "KDbk-avg7phNoa-be0Q2KQ", "secret": "e19fee6b3ca07c4b276ba586bb56e3c6c7ae8b64b7fe2150b12c1f6e6de71cbd", "nonces": ["", ""], "status": "finished", "made_at": 1794786175, "stops": [0, 1], "ending": "stopped", "ended_at": 1794786175, "began": 4, "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 60, "freeze": 1000, "rated": false}}	573618304	1794786175	\N
u6gdqqq8gg	playing	0	1794786174	{"id": "u6gdqqq8gg", "game": "take-it", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}, {"kind": "bot", "name": "Colette", "level": "regular", "nonce": "bot-2"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "6eaad7d0a3f3888d444f5da7e84da5188ce972001adf8da55e1d6459ef3eca4d", "nonces": ["", "bot-1", "bot-2"], "status": "playing", "made_at": 1794786174, "came_from": "shbk4amvkd", "roots": [{"table": "shbk4amvkd", "until": 66, "secret": "8a82ac17efbdc63fb28a64d822c60aa66b8592300b2b919ffaf441ae710ada45", "nonces": ["bot-0", "bot-1", "bot-2"]}], "terms": {"options": {"oldest": "2"}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	1961952746	0	\N
ury2vbq8xz	playing	0	1794966431	{"id":"ury2vbq8xz","game":"crack-word","version":2,"terms":{"options":{"language":"fr","example":"name_it","expert":false,"insertion":false,"absolute_majority":false,"second_try":false,"table_accepts":false,"no_offensive":false,"lexicon":"860bfbf74dc23bd7","offensive":"1814e18ccaf2c978","people":1},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"a231cbaef07038cc426594c79f6b66b3ab4b1234391dbd0c6981357047759eb7","nonces":["","bot-1"],"status":"playing","made_at":1794966431,"needs":["fr-860bfbf74dc23bd7","fr-1814e18ccaf2c978"]}	120712087	0	\N
xs3nyzukzb	playing	0	1794966431	{"id":"xs3nyzukzb","game":"tictactoe","version":1,"terms":{"options":{},"access":"unlisted","pace":{"per_move":0,"per_game":0,"days":false},"grace":60,"freeze":1000,"rated":false,"games":1,"lesson":"","gentle":false},"chairs":[{"kind":"person","name":"Dora","guest":"FMdXmD-e3mJhHX30H9rwww"},{"kind":"bot","name":"Blaise","level":"beginner","nonce":"bot-1"}],"host":"FMdXmD-e3mJhHX30H9rwww","secret":"cbc9cc0e2380915b2906c140cae142a7b5c766a8a95434ac5962e3fce9ce4b33","nonces":["","bot-1"],"status":"playing","made_at":1794966431}	2495005833	0	\N
yij5xvsue3	finished	0	1794786174	{"id": "yij5xvsue3", "game": "double-action", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "expert"}, {"kind": "bot", "name": "Blaise", "level": "greedy"}, {"kind": "bot", "name": "Colette", "level": "beginner"}, {"kind": "bot", "name": "Django", "level": "expert"}, {"kind": "bot", "name": "Émilie", "level": "regular"}, {"kind": "bot", "name": "Félix", "level": "regular"}, {"kind": "bot", "name": "Grace", "level": "random"}, {"kind": "bot", "name": "Hector", "level": "regular"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "8bc829a838501de225d54580b01daea7561ff32e2e9327d6aff36d8ca74e9664", "nonces": ["bot-0", "bot-1", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {"auto_draw": true}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	269443529	1794786174	1794786174
z9xswmshn4	finished	0	1794786174	{"id": "z9xswmshn4", "game": "switch", "version": 1, "chairs": [{"kind": "bot", "name": "Ada", "level": "random"}, {"kind": "bot", "name": "Blaise", "level": "expert"}, {"kind": "bot", "name": "Colette", "level": "beginner"}, {"kind": "bot", "name": "Django", "level": "regular"}], "host": "ZTPBtoive7eAxzgl8vFGmA", "secret": "a014bd2d69229ae081254fac0d28c34eb18f192a763739c90f1cb0706bb10fe6", "nonces": ["bot-0", "bot-1", "bot-2", "bot-3"], "status": "finished", "made_at": 1794786174, "ending": "played", "ended_at": 1794786174, "came_from": "record", "terms": {"options": {"window_ms": 12000}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	836941196	1794786174	1794786174
zesat5537a	playing	0	1794786174	{"id": "zesat5537a", "game": "claquer", "version": 1, "chairs": [{"kind": "person", "name": "Cid", "guest": "OmFAaj-SbL9odVOu2QPo2A"}, {"kind": "bot", "name": "Blaise", "level": "regular", "nonce": "bot-1"}], "host": "OmFAaj-SbL9odVOu2QPo2A", "secret": "8a889749c4daacecc7dda19ad7ff42739a45276a416d90431f34ac0ac6392f91", "nonces": ["", "bot-1"], "status": "playing", "made_at": 1794786174, "came_from": "amsuxbk9vi", "roots": [{"table": "amsuxbk9vi", "until": 104, "secret": "df28014a25164d37ea8fa85d41f0c85bb1af6b1b2f13bf413ae5b32085e265cc", "nonces": ["bot-0", "bot-1"]}], "terms": {"options": {}, "access": "unlisted", "pace": {"per_move": 0, "per_game": 0, "days": false}, "grace": 0, "freeze": 1000, "rated": false}}	705789197	0	\N
\.


--
-- Data for Name: skills; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.skills (player, game, mean, doubt, games, ordinal, sum, opponents) FROM stdin;
KDbk-avg7phNoa-be0Q2KQ	tictactoe	28.635389493140497	7.259311272189311	2	6.857455676572563	3171701628	
ZTPBtoive7eAxzgl8vFGmA	tictactoe	21.364610506859503	7.259311272189311	2	-0.41332330970843145	1235246220	
\.


--
-- Data for Name: turns; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.turns (one, turn) FROM stdin;
1	0
\.


--
-- Name: houses_house_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.houses_house_seq', 1, false);


--
-- Name: accounts accounts_folded_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_folded_key UNIQUE (folded);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (guest);


--
-- Name: changes changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (turn);


--
-- Name: departures departures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY (guest);


--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (guest, sheet);


--
-- Name: health health_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health
    ADD CONSTRAINT health_pkey PRIMARY KEY (one);


--
-- Name: holds holds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (thing);


--
-- Name: houses houses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.houses
    ADD CONSTRAINT houses_pkey PRIMARY KEY (house);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: rated rated_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (sheet);


--
-- Name: recoveries recoveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (guest);


--
-- Name: rows rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rows
    ADD CONSTRAINT rows_pkey PRIMARY KEY (sheet, number);


--
-- Name: sheets sheets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sheets
    ADD CONSTRAINT sheets_pkey PRIMARY KEY (id);


--
-- Name: skills skills_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.skills
    ADD CONSTRAINT skills_pkey PRIMARY KEY (player, game);


--
-- Name: turns turns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (one);


--
-- Name: devices_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_by_age ON public.devices USING btree (seen_at);


--
-- Name: devices_by_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_by_guest ON public.devices USING btree (guest);


--
-- Name: guests_by_sheet; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX guests_by_sheet ON public.guests USING btree (sheet);


--
-- Name: holds_by_house; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX holds_by_house ON public.holds USING btree (house);


--
-- Name: passkeys_by_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_guest ON public.passkeys USING btree (guest);


--
-- Name: sheets_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sheets_by_age ON public.sheets USING btree (made_at);


--
-- Name: sheets_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sheets_by_status ON public.sheets USING btree (status, public, made_at, id);


--
-- Name: sheets_imported; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sheets_imported ON public.sheets USING btree (opened_at) WHERE (opened_at IS NOT NULL);


--
-- Name: skills_by_strength; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX skills_by_strength ON public.skills USING btree (game, ordinal);


--
-- PostgreSQL database dump complete
--


