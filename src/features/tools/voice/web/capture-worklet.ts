/** Runs on the audio thread and hands the microphone's sound over in blocks; a module of its own, so it imports nothing. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples of one block: about 40 ms, often enough for the level bars. */
const BLOCK_SAMPLES = 2048;

class Capture extends AudioWorkletProcessor {
  private block = new Float32Array(BLOCK_SAMPLES);
  private filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled === BLOCK_SAMPLES) this.handOver();
    }
    return true;
  }

  private handOver(): void {
    this.port.postMessage(this.block, [this.block.buffer]);
    this.block = new Float32Array(BLOCK_SAMPLES);
    this.filled = 0;
  }
}

registerProcessor("capture", Capture);
