// Short soft sounds, made on the spot, and short buzzes of a phone. One switch for both. A browser
// allows neither before the first tap.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** As long as the longest rustle. */
const NOISE_S = 0.12;

const isTapped = () => navigator.userActivation?.hasBeenActive ?? false;

function ready(): AudioContext | null {
  if (!settings.sound || !isTapped()) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Opening the ear of a slow phone takes long: it is done while nobody plays, once a tap allows it. */
export function prepareSound(): () => void {
  const prepare = () =>
    void setTimeout(() => {
      const audio = ready();
      if (audio) noise ??= makeNoise(audio);
    });
  if (isTapped()) prepare();
  else addEventListener("click", prepare, { once: true });
  return () => removeEventListener("click", prepare);
}

function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine") {
  const audio = ready();
  if (!audio) return;
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function rustle(at: number, length: number, loud: number, pitch: number): void {
  const audio = ready();
  if (!audio) return;
  const start = audio.currentTime + at;
  noise ??= makeNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.setTargetAtTime(0, start, length / 3);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, 0, length);
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_S), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

function buzz(...pattern: number[]): void {
  if (settings.sound && isTapped()) navigator.vibrate?.(pattern);
}

const sounds = {
  slide: () => rustle(0, 0.09, 0.25, 2400),
  strike: () => (rustle(0, 0.12, 0.6, 500), tone(120, 0, 0.14, 0.3, "triangle")),
  dice: () => [0, 0.07, 0.13, 0.22, 0.33].forEach((at) => rustle(at, 0.05, 0.4, 1400 + at * 2000)),
  turn: () => (tone(660, 0, 0.18, 0.12), tone(880, 0.09, 0.25, 0.1), buzz(30)),
  good: () => (tone(784, 0, 0.14, 0.09), tone(988, 0.07, 0.22, 0.08)),
  bad: () => (tone(311, 0, 0.2, 0.1, "triangle"), tone(233, 0.1, 0.3, 0.1, "triangle"), buzz(60)),
  /** A race won: first the hand coming down, then a bright answer. */
  won: () => (sounds.strike(), tone(880, 0.06, 0.12, 0.1), tone(1319, 0.13, 0.28, 0.09), buzz(20, 30, 40)),
  refused: () => tone(180, 0, 0.18, 0.14, "triangle"),
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.11, 0.5, 0.11)),
};

type Sounds = Record<keyof typeof sounds, () => void>;

/** Made after the frame that shows what is heard: on a slow phone a sound takes as long as a frame. */
export const sound = Object.fromEntries(
  Object.entries(sounds).map(([name, make]) => [name, () => void setTimeout(make)]),
) as Sounds;
