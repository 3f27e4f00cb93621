/** Sounds: small ones of our own, made of tones and clicks when they are needed. Nothing is loaded, and all works without. */
interface Tone {
  at: number; // seconds after the beginning
  hz: number;
  to?: number; // where the tone glides to
  long: number; // seconds
  loud: number; // 0 to 1
}
interface Click {
  at: number;
  through: number; // the middle of what is heard of the noise, in Hz
  long: number;
  loud: number;
}
type Part = Tone | Click;
export type Sound = keyof typeof SOUNDS;

const click = (at: number, through: number, loud: number, long = 0.04): Click => ({ at, through, loud, long });
const tone = (at: number, hz: number, loud: number, long: number, to = hz): Tone => ({ at, hz, to, loud, long });
const thud = (at: number, loud: number): Part[] => [tone(at, 190, loud, 0.09, 90), click(at, 1400, loud * 0.5, 0.02)];

const SOUNDS = {
  dice: [0, 0.07, 0.12, 0.2, 0.26, 0.36].map((at, i) => click(at, 2300 + 500 * (i % 3), 0.5 - 0.05 * i)),
  stone: thud(0, 0.5),
  point: [tone(0, 659, 0.22, 0.22), tone(0.1, 880, 0.22, 0.35)],
  turn: [tone(0, 587, 0.16, 0.5), tone(0, 1174, 0.05, 0.3)],
  win: [523, 659, 784, 1047].map((hz, i) => tone(0.13 * i, hz, 0.22, 0.45)),
  lose: [tone(0, 392, 0.18, 0.35), tone(0.22, 311, 0.18, 0.6)],
  knock: [...thud(0, 0.6), ...thud(0.16, 0.6)],
} satisfies Record<string, Part[]>;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Makes ready to sound; a browser allows that only once the page has been touched. */
function unlock(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

/** Waits for the first touch or key, as browsers want it; returns how to stop. */
export function listenForTouch(): () => void {
  if (navigator.userActivation?.hasBeenActive) unlock(); // on the page before this one
  const kinds = ['pointerdown', 'keydown'] as const;
  kinds.forEach((kind) => addEventListener(kind, unlock, { capture: true, passive: true }));
  return () => kinds.forEach((kind) => removeEventListener(kind, unlock, { capture: true }));
}

/** Plays a sound, so many seconds from now; says whether it can be heard. */
export function sound(name: Sound, later = 0): boolean {
  if (context?.state !== 'running') return false; // not touched yet: what is not heard now is not heard later
  const start = context.currentTime + later;
  for (const part of SOUNDS[name]) play(context, part, start + part.at);
  return true;
}

function play(audio: AudioContext, part: Part, at: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(part.loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + part.long);
  const source = 'hz' in part ? sing(audio, part, at) : hiss(audio);
  if ('through' in part) source.connect(band(audio, part.through)).connect(volume);
  else source.connect(volume);
  volume.connect(audio.destination);
  source.start(at);
  source.stop(at + part.long + 0.02);
}

function sing(audio: AudioContext, { hz, to = hz, long }: Tone, at: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(hz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  return source;
}

function hiss(audio: AudioContext): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return buffer;
}

function band(audio: AudioContext, hz: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  return filter;
}
