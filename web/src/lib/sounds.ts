/** Synthesised sound effects. They follow the settings and need no files. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

interface Tone {
  wave: OscillatorType;
  from: number; // hertz
  to: number;
  seconds: number;
  volume: number;
}

const TONES: Record<"coin" | "stone" | "wing" | "bell" | "turn" | "tick", Tone[]> = {
  coin: [
    { wave: "triangle", from: 1650, to: 1600, seconds: 0.09, volume: 0.05 },
    { wave: "triangle", from: 2230, to: 2200, seconds: 0.14, volume: 0.04 },
  ],
  stone: [{ wave: "sine", from: 170, to: 70, seconds: 0.14, volume: 0.22 }],
  wing: [{ wave: "sine", from: 620, to: 1050, seconds: 0.2, volume: 0.05 }],
  bell: [
    { wave: "sine", from: 523, to: 523, seconds: 1.1, volume: 0.1 },
    { wave: "sine", from: 784, to: 784, seconds: 0.9, volume: 0.05 },
  ],
  tick: [{ wave: "triangle", from: 880, to: 860, seconds: 0.07, volume: 0.06 }],
  turn: [{ wave: "sine", from: 440, to: 660, seconds: 0.22, volume: 0.08 }],
};

export function playSound(name: keyof typeof TONES): void {
  if (!settings.sounds || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { wave, from, to, seconds, volume } of TONES[name]) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, now);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + seconds);
    gain.gain.setValueAtTime(volume, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now);
    oscillator.stop(now + seconds);
  }
}
