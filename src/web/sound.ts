import type { FootballEvent } from '../core/events.ts';
import type { MomentKind } from './match/moments.ts';
import { settings } from './settings.svelte.ts';
import { type SoundName, soundOf } from './soundOf.ts';

/** Short sounds of our own, made when they are needed; silent until the first gesture, as browsers want it. */
let context: AudioContext | undefined;
let hasGesture = false;
for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(
    gesture,
    () => {
      hasGesture = true;
    },
    { once: true, passive: true },
  );

interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  readonly delay?: number;
}

const SOUNDS = {
  kick: [{ wave: 'sine', from: 150, to: 50, seconds: 0.12, loud: 0.5 }],
  die: [
    { wave: 'noise', from: 2400, to: 900, seconds: 0.05, loud: 0.35 },
    { wave: 'noise', from: 1800, to: 700, seconds: 0.05, loud: 0.25, delay: 0.08 },
  ],
  net: [
    { wave: 'noise', from: 900, to: 3200, seconds: 0.35, loud: 0.25 },
    { wave: 'triangle', from: 523, to: 523, seconds: 0.18, loud: 0.2, delay: 0.1 },
    { wave: 'triangle', from: 784, to: 784, seconds: 0.3, loud: 0.2, delay: 0.26 },
  ],
  whistle: [
    { wave: 'square', from: 2100, to: 2180, seconds: 0.16, loud: 0.06 },
    { wave: 'square', from: 2100, to: 2180, seconds: 0.34, loud: 0.06, delay: 0.22 },
  ],
  card: [{ wave: 'noise', from: 4000, to: 1200, seconds: 0.09, loud: 0.3 }],
} as const satisfies Readonly<Record<SoundName, readonly Tone[]>>;

function noise(on: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sound(on: AudioContext, tone: Tone): void {
  const start = on.currentTime + (tone.delay ?? 0);
  const end = start + tone.seconds;
  const gain = on.createGain();
  gain.gain.setValueAtTime(tone.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(on.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(tone.from, start);
    pitch.exponentialRampToValueAtTime(tone.to, end);
  };
  if (tone.wave === 'noise') {
    const filter = on.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    const source = noise(on, tone.seconds);
    source.connect(filter).connect(gain);
    source.start(start);
  } else {
    const source = on.createOscillator();
    source.type = tone.wave;
    glide(source.frequency);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

/** The most telling one first: a whistle is not drowned by the die that was thrown with it. */
const BY_WEIGHT: readonly SoundName[] = ['net', 'whistle', 'card', 'kick', 'die'];

/** One sound at a time: that of the most telling event. */
export function playSounds(told: readonly FootballEvent[]): void {
  if (!hasGesture || !settings.data.sound) return;
  const names = new Set(told.map(soundOf));
  const name = BY_WEIGHT.find((each) => names.has(each));
  if (!name) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) sound(context, tone);
}

/** Milliseconds on, off, on. */
const BUZZES: Readonly<Record<MomentKind, readonly number[]>> = {
  goal: [60, 60, 160],
  red: [120],
  penalty: [80],
  over: [60, 80, 60],
};

/** The device trembles with joy or fright, where it can and may: not for people who want no movement. */
export function celebrate(kind: MomentKind): void {
  if (hasGesture && !settings.lessMotion) navigator.vibrate?.([...BUZZES[kind]]);
}
