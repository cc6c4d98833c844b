import jsqr from 'jsqr';
import { expect, it } from 'vitest';
import { qrOf } from './qr.ts';

/** A camera's picture of a code: its path filled at some pixels a module. */
function pictureOf({ size, path }: ReturnType<typeof qrOf>, scale = 4): { pixels: Uint8ClampedArray; width: number } {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py++)
      for (let px = Number(x) * scale; px < (Number(x) + Number(length)) * scale; px++)
        pixels.fill(0, 4 * (py * width + px), 4 * (py * width + px) + 3);
  return { pixels, width };
}

it.each([
  'https://cancha.example/online/aB3dE6gH9kL2',
  `https://cancha.example/handover#${'x'.repeat(43)}.aB3dE6gH9kL2`,
  'http://192.168.1.20:3000/cancha/online/ñandú',
])('another device reads %s', (text) => {
  const { pixels, width } = pictureOf(qrOf(text));
  const read = (jsqr as unknown as typeof jsqr.default)(pixels, width, width);
  expect(read?.data).toBe(text);
});
