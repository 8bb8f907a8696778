"""Every test that a game passes. One file in the tests of a package runs them all for its games:

    from my_game import GAME
    from tablee.testing.contract import *  # noqa: F403

    GAMES = (GAME,)

Three more names may stand there: `GOLDEN`, the folder of the golden files; `TESTS`, the folder
whose tests carry the marks of the clauses; `ALL_OPEN`, the moments at which nothing is hidden.
"""

from tablee.testing.contract.bots import (
    test_plays_a_whole_game_in_every_seating,
    test_the_same_seed_gives_the_same_game,
    test_wants_only_legal_moves_at_human_speed,
)
from tablee.testing.contract.clauses import (
    test_clauses_are_numbered_without_gaps,
    test_every_clause_has_a_test,
    test_tests_cite_clauses_that_exist,
)
from tablee.testing.contract.course import (
    test_any_options_the_game_accepts_lead_to_an_end,
    test_random_play_ends,
    test_states_survive_being_written_and_read,
    test_the_box_stands_on_the_shelf,
    test_the_log_replays_to_the_same_state,
    test_wrong_options_are_refused,
)
from tablee.testing.contract.faces import (
    test_faces_are_drawings,
    test_there_is_a_colour_for_everybody,
    test_what_dresses_a_board_is_drawn_and_more_lies_in_the_box,
)
from tablee.testing.contract.fixtures import (
    all_open,
    full,
    games,
    golden_files,
    golden_folder,
    tests_folder,
)
from tablee.testing.contract.golden import (
    test_every_version_that_is_played_has_golden_logs_and_keeps_to_them,
    test_nothing_golden_is_left_of_a_game_that_is_gone,
    test_only_a_retired_version_may_be_missing_and_says_why,
    test_the_golden_game_is_played_as_written,
)
from tablee.testing.contract.guide import (
    test_the_rules_in_pictures_have_words,
    test_the_rules_in_pictures_show_faces_of_the_game,
)
from tablee.testing.contract.imagined import (
    test_what_is_imagined_is_as_likely_as_what_is_dealt,
)
from tablee.testing.contract.judge import (
    test_chance_draws_what_it_lists,
    test_every_legal_move_is_accepted,
    test_timers_may_run_out,
    test_what_is_not_legal_is_refused_and_changes_nothing,
)
from tablee.testing.contract.leaks import (
    test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know,
)
from tablee.testing.contract.learning import (
    test_every_move_of_a_learner_has_a_number,
    test_every_view_is_told_to_a_learner_in_the_same_length,
)
from tablee.testing.contract.lesson import (
    test_the_lesson_has_the_same_seats_in_every_language,
    test_the_lesson_has_words,
    test_the_lesson_is_played_to_its_end,
)
from tablee.testing.contract.picks import (
    test_a_pick_is_filled_and_judged,
    test_what_may_be_chosen_lies_in_its_zone,
)
from tablee.testing.contract.puzzles import (
    test_a_search_finds_the_best_move_of_the_others_again,
    test_every_better_move_says_why,
    test_every_puzzle_is_a_position_with_one_best_move,
    test_puzzles_belong_to_rules_that_are_here,
    test_the_best_move_of_an_exact_puzzle_is_exactly_the_best,
)
from tablee.testing.contract.races import (
    test_each_players_moves_are_in_the_log_in_the_order_they_were_pressed,
)
from tablee.testing.contract.scenes import (
    test_a_board_names_all_its_lines_or_none,
    test_cells_that_stand_anywhere_can_be_drawn,
    test_consequences_show_what_is_there,
    test_every_face_shown_can_be_drawn,
    test_offers_are_exactly_the_legal_moves,
    test_offers_name_the_race_they_enter,
    test_offers_that_say_why_not_are_refused,
    test_pieces_stand_where_there_is_room,
    test_what_one_clicks_lies_on_the_table,
)
from tablee.testing.contract.secrets import (
    test_masks_are_moves_of_the_game,
    test_what_is_imagined_looks_the_same,
)
from tablee.testing.contract.sentences import (
    test_all_consequences_have_words,
    test_all_news_have_words,
    test_every_end_has_words,
    test_every_refusal_has_words,
    test_everything_in_a_scene_has_words,
)
from tablee.testing.contract.words import (
    test_every_box_has_its_page,
    test_every_box_has_its_words,
    test_every_message_is_spoken,
    test_the_languages_say_the_same_things,
)
from tablee.testing.contract.worth import (
    test_chances_to_win_are_chances,
    test_every_move_is_weighed,
    test_sensible_moves_are_some_of_the_legal_ones,
    test_states_alike_go_on_alike,
)

__all__ = [
    "all_open",
    "full",
    "games",
    "golden_files",
    "golden_folder",
    "test_a_board_names_all_its_lines_or_none",
    "test_a_pick_is_filled_and_judged",
    "test_a_search_finds_the_best_move_of_the_others_again",
    "test_all_consequences_have_words",
    "test_all_news_have_words",
    "test_any_options_the_game_accepts_lead_to_an_end",
    "test_cells_that_stand_anywhere_can_be_drawn",
    "test_chance_draws_what_it_lists",
    "test_chances_to_win_are_chances",
    "test_clauses_are_numbered_without_gaps",
    "test_consequences_show_what_is_there",
    "test_each_players_moves_are_in_the_log_in_the_order_they_were_pressed",
    "test_every_better_move_says_why",
    "test_every_box_has_its_page",
    "test_every_box_has_its_words",
    "test_every_clause_has_a_test",
    "test_every_end_has_words",
    "test_every_face_shown_can_be_drawn",
    "test_every_legal_move_is_accepted",
    "test_every_message_is_spoken",
    "test_every_move_is_weighed",
    "test_every_move_of_a_learner_has_a_number",
    "test_every_puzzle_is_a_position_with_one_best_move",
    "test_every_refusal_has_words",
    "test_every_version_that_is_played_has_golden_logs_and_keeps_to_them",
    "test_every_view_is_told_to_a_learner_in_the_same_length",
    "test_everything_in_a_scene_has_words",
    "test_faces_are_drawings",
    "test_masks_are_moves_of_the_game",
    "test_nothing_a_seat_is_sent_depends_on_what_it_cannot_know",
    "test_nothing_golden_is_left_of_a_game_that_is_gone",
    "test_offers_are_exactly_the_legal_moves",
    "test_offers_name_the_race_they_enter",
    "test_offers_that_say_why_not_are_refused",
    "test_only_a_retired_version_may_be_missing_and_says_why",
    "test_pieces_stand_where_there_is_room",
    "test_plays_a_whole_game_in_every_seating",
    "test_puzzles_belong_to_rules_that_are_here",
    "test_random_play_ends",
    "test_sensible_moves_are_some_of_the_legal_ones",
    "test_states_alike_go_on_alike",
    "test_states_survive_being_written_and_read",
    "test_tests_cite_clauses_that_exist",
    "test_the_best_move_of_an_exact_puzzle_is_exactly_the_best",
    "test_the_box_stands_on_the_shelf",
    "test_the_golden_game_is_played_as_written",
    "test_the_languages_say_the_same_things",
    "test_the_lesson_has_the_same_seats_in_every_language",
    "test_the_lesson_has_words",
    "test_the_lesson_is_played_to_its_end",
    "test_the_log_replays_to_the_same_state",
    "test_the_rules_in_pictures_have_words",
    "test_the_rules_in_pictures_show_faces_of_the_game",
    "test_the_same_seed_gives_the_same_game",
    "test_there_is_a_colour_for_everybody",
    "test_timers_may_run_out",
    "test_wants_only_legal_moves_at_human_speed",
    "test_what_dresses_a_board_is_drawn_and_more_lies_in_the_box",
    "test_what_is_imagined_is_as_likely_as_what_is_dealt",
    "test_what_is_imagined_looks_the_same",
    "test_what_is_not_legal_is_refused_and_changes_nothing",
    "test_what_may_be_chosen_lies_in_its_zone",
    "test_what_one_clicks_lies_on_the_table",
    "test_wrong_options_are_refused",
    "tests_folder",
]
