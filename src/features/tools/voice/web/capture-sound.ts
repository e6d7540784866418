import { measureLoudness, SAMPLE_RATE, toSamples, writeWav } from "../wav.rules.ts";
import workletUrl from "./capture-worklet.ts?worker&url";

export interface Capture {
  /** Ends the recording, releases the microphone and answers what was said, as 16 kHz WAV. */
  stop(): Promise<Blob>;
  /** Ends it and forgets the sound. */
  cancel(): void;
}

interface CaptureOptions {
  signal: AbortSignal;
  /** Loudness of each block, from 0 to 1. */
  onLevel: (level: number) => void;
  /** The microphone went away by itself: unplugged, or taken back by the visitor. */
  onLost: () => void;
}

/** The browser's own resampler: unlike ours it lets no high tones fold down into the voice. */
async function resample(blocks: readonly Float32Array[], fromRate: number): Promise<Float32Array> {
  const length = blocks.reduce((sum, block) => sum + block.length, 0);
  if (length === 0) return new Float32Array();
  const sound = new AudioBuffer({ length, numberOfChannels: 1, sampleRate: fromRate });
  let offset = 0;
  for (const block of blocks) {
    sound.getChannelData(0).set(block, offset);
    offset += block.length;
  }
  const offline = new OfflineAudioContext(1, Math.ceil((length / fromRate) * SAMPLE_RATE), SAMPLE_RATE);
  const source = offline.createBufferSource();
  source.buffer = sound;
  source.connect(offline.destination);
  source.start();
  return (await offline.startRendering()).getChannelData(0);
}

/** Opens the microphone; rejects when the visitor or the browser refuses it. */
export async function startCapture({ signal, onLevel, onLost }: CaptureOptions): Promise<Capture> {
  // Made before the question for the microphone: some browsers wake it only within the click.
  const context = new AudioContext();
  const blocks: Float32Array[] = [];
  let stream: MediaStream | undefined;

  function release() {
    for (const track of stream?.getTracks() ?? []) {
      track.removeEventListener("ended", onLost);
      track.stop();
    }
    if (context.state !== "closed") void context.close();
  }

  try {
    // Not ideal but plain sound is asked for: the browser's cleaning is made for voices.
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    signal.throwIfAborted();
    for (const track of stream.getTracks()) track.addEventListener("ended", onLost);
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
    signal.throwIfAborted();
    const node = new AudioWorkletNode(context, "capture", { channelCount: 1, channelCountMode: "explicit" });
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      blocks.push(data);
      onLevel(measureLoudness(data));
    };
    // Its output is silence; unconnected it would not run everywhere.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  } catch (error) {
    release();
    throw error;
  }

  return {
    async stop() {
      const { sampleRate } = context;
      release();
      return new Blob([writeWav(toSamples(await resample(blocks, sampleRate)))], { type: "audio/wav" });
    },
    cancel: release,
  };
}
