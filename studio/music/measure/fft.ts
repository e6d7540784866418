/** In-place fast Fourier transform of a power-of-two length. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < size; i += length) {
        const a = real[i + half] ?? 0;
        const b = imaginary[i + half] ?? 0;
        const [re, im] = [a * cos - b * sin, a * sin + b * cos];
        real[i + half] = (real[i] ?? 0) - re;
        imaginary[i + half] = (imaginary[i] ?? 0) - im;
        real[i] = (real[i] ?? 0) + re;
        imaginary[i] = (imaginary[i] ?? 0) + im;
      }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i] ?? 0;
  values[i] = values[j] ?? 0;
  values[j] = kept;
}
