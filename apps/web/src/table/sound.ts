import { useSettings } from '../state/settings.ts';

// Everything that is heard is made here: tones that glide and noise through a filter. Nothing loops, and no file is loaded.

/** A tone from one frequency to another, or filtered noise; times in milliseconds. */
type Note =
  | {
      readonly wave: OscillatorType;
      readonly from: number;
      readonly to?: number;
      readonly ms: number;
      readonly gain: number;
      readonly at?: number;
    }
  | {
      readonly pass: 'lowpass' | 'bandpass' | 'highpass';
      readonly from: number;
      readonly to: number;
      readonly q: number;
      readonly ms: number;
      readonly gain: number;
      readonly at?: number;
    };

const tone = (wave: OscillatorType, from: number, to: number, ms: number, gain: number, at = 0): Note => ({
  ...{ wave, from, to, ms, gain, at },
});
const noise = (
  pass: 'low' | 'band' | 'high',
  from: number,
  to: number,
  q: number,
  ms: number,
  gain: number,
  at = 0,
): Note => ({ ...{ pass: `${pass}pass`, from, to, q, ms, gain, at } });
/** One note after another. */
const rising = (pitches: readonly number[], step: number, ms: number, last: number, gain: number): Note[] =>
  pitches.map((pitch, i) => tone('triangle', pitch, pitch, i === pitches.length - 1 ? last : ms, gain, i * step));

export const SOUNDS = {
  attack: [noise('band', 400, 1600, 1.2, 140, 0.25), tone('sawtooth', 110, 150, 120, 0.12)],
  up: [tone('triangle', 330, 660, 130, 0.16), tone('triangle', 495, 990, 120, 0.12, 60)],
  hit: [noise('low', 900, 120, 0.8, 160, 0.5), tone('sine', 140, 45, 180, 0.5)],
  hitback: [noise('low', 720, 96, 0.8, 160, 0.5), tone('sine', 112, 36, 180, 0.5)],
  clank: [tone('square', 520, 480, 60, 0.1), noise('high', 3000, 3000, 1, 40, 0.12)],
  stun: [tone('sine', 880, 220, 260, 0.2), tone('sine', 932, 233, 260, 0.1)],
  wound: [tone('sine', 70, 50, 140, 0.4), tone('sine', 70, 50, 160, 0.3, 120)],
  ko: [noise('low', 500, 60, 0.7, 420, 0.5), tone('sine', 98, 33, 420, 0.5)],
  level: rising([392, 494, 587, 784], 90, 110, 320, 0.2),
  flip: [noise('band', 1800, 900, 2, 70, 0.14)],
  draw: [noise('high', 2500, 5000, 1, 60, 0.1)],
  land: [noise('low', 400, 150, 1, 90, 0.35), tone('sine', 120, 80, 80, 0.25)],
  twist: [noise('band', 700, 2600, 3, 160, 0.2), tone('sawtooth', 196, 392, 140, 0.08)],
  turn: [noise('band', 1200, 600, 2, 80, 0.18), tone('triangle', 262, 262, 120, 0.12)],
  yours: [tone('triangle', 523, 523, 90, 0.16), tone('triangle', 784, 784, 160, 0.16, 80)],
  theirs: [tone('triangle', 784, 784, 90, 0.08), tone('triangle', 523, 523, 160, 0.08, 80)],
  super: [
    tone('sawtooth', 80, 320, 180, 0.15),
    noise('low', 1400, 80, 0.7, 380, 0.6, 170),
    tone('sine', 110, 36, 420, 0.6, 170),
  ],
  mission: [...rising([523, 659, 1047], 90, 100, 280, 0.18), noise('high', 5000, 9000, 1, 200, 0.05, 180)],
  win: [...rising([392, 523, 659, 784], 110, 120, 500, 0.22), tone('sine', 196, 196, 500, 0.2, 330)],
  lose: rising([392, 330, 262], 150, 160, 480, 0.17),
  clock: [tone('sine', 1000, 1000, 30, 0.08)],
  team: [...rising([294, 440, 587], 80, 100, 300, 0.2), tone('triangle', 880, 880, 300, 0.1, 160)],
  press: [tone('square', 220, 200, 25, 0.05)],
  refuse: [tone('square', 160, 150, 90, 0.08)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
export type SoundName = keyof typeof SOUNDS;

interface Desk {
  readonly context: AudioContext;
  readonly bus: GainNode;
  readonly hiss: AudioBuffer;
}

let desk: Desk | undefined;
const heardAt = new Map<SoundName, number>();
const NOT_AGAIN = 40;

/** Browsers are silent until somebody has touched the page; so are we. */
export function openSound(): void {
  if (desk !== undefined || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const bus = context.createGain();
  bus.connect(context.createDynamicsCompressor()).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  desk = { context, bus, hiss };
}

/** @param side where it comes from: -1 is one's own, 1 theirs */
export function sound(name: SoundName, side = 0): void {
  const { volume, isMuted } = useSettings.getState();
  const now = performance.now();
  if (desk === undefined || isMuted || volume === 0 || now - (heardAt.get(name) ?? -NOT_AGAIN) < NOT_AGAIN) return;
  heardAt.set(name, now);
  const { context, bus } = desk;
  bus.gain.value = volume / 100;
  const pan = context.createStereoPanner();
  pan.pan.value = side * 0.15;
  pan.connect(bus);
  for (const note of SOUNDS[name]) strike(desk, note, pan);
}

function strike({ context, hiss }: Desk, note: Note, out: AudioNode): void {
  const start = context.currentTime + (note.at ?? 0) / 1000;
  const end = start + note.ms / 1000;
  const level = context.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(note.gain, start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(out);
  const source = 'wave' in note ? oscillator(context, note, start, end) : noiseThrough(context, hiss, note, start, end);
  source.last.connect(level);
  source.first.start(start);
  source.first.stop(end + 0.02);
}

interface Chain {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function oscillator(context: AudioContext, note: Extract<Note, { wave: unknown }>, start: number, end: number): Chain {
  const node = context.createOscillator();
  node.type = note.wave;
  node.frequency.setValueAtTime(note.from, start);
  node.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  return { first: node, last: node };
}

function noiseThrough(
  context: AudioContext,
  hiss: AudioBuffer,
  note: Extract<Note, { pass: unknown }>,
  start: number,
  end: number,
): Chain {
  const node = context.createBufferSource();
  node.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = note.pass;
  filter.Q.value = note.q;
  filter.frequency.setValueAtTime(note.from, start);
  filter.frequency.exponentialRampToValueAtTime(note.to, end);
  node.connect(filter);
  return { first: node, last: filter };
}
