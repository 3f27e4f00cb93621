/** The icon as PNG, for devices that want one: draws the rectangle and the circles of icon.svg, which are all there is to it. */
import { crc32, deflateSync } from 'node:zlib';

const FINE = 4; // samples a pixel in each direction

/** Returns the icon of `svg` as a PNG so many pixels wide; `full` fills the square to its edges, for masks of any shape. */
export function png(svg, size, full = false) {
  const shapes = shapesOf(svg);
  const paper = shapes[0].fill;
  const zoom = full ? 1.3 : 1; // what a mask may cut away is paper
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + 4 * size); // its first byte: no filter
    for (let x = 0; x < size; x++) pixel(shapes, (i) => 32 + (64 * zoom * (i - size / 2)) / size, x, y, full ? paper : null).forEach((value, i) => (row[1 + 4 * x + i] = value));
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const colour = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const attributes = (tag) => Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Returns what the icon is drawn of, each with how far outside of it a point lies, in its units. */
function shapesOf(svg) {
  const rect = attributes(/<rect[^>]*>/.exec(svg)[0]);
  const [x, y, width, height, rx, line] = ['x', 'y', 'width', 'height', 'rx', 'stroke-width'].map((name) => Number(rect[name]));
  const outside = (px, py) => {
    const dx = Math.abs(px - x - width / 2) - width / 2 + rx;
    const dy = Math.abs(py - y - height / 2) - height / 2 + rx;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - rx;
  };
  const dots = attributes(/<g[^>]*>/.exec(svg)[0]);
  return [
    { fill: colour(rect.fill), outside },
    { fill: colour(rect.stroke), outside: (px, py) => Math.abs(outside(px, py)) - line / 2 },
    ...[...svg.matchAll(/<circle[^>]*>/g)].map(([tag]) => {
      const { cx, cy, r } = attributes(tag);
      return { fill: colour(dots.fill), outside: (px, py) => Math.hypot(px - cx, py - cy) - r };
    }),
  ];
}

/** Returns red, green, blue and how solid a pixel is, from the samples in it. */
function pixel(shapes, unit, x, y, paper) {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < FINE * FINE; i++) {
    const [px, py] = [unit(x + ((i % FINE) + 0.5) / FINE), unit(y + (Math.floor(i / FINE) + 0.5) / FINE)];
    const shown = paper ? shapes.slice(2) : shapes;
    const fill = shown.findLast(({ outside }) => outside(px, py) <= 0)?.fill ?? paper;
    if (fill) [...fill, 255].forEach((value, n) => (sum[n] += value));
  }
  const solid = sum[3] / 255;
  return solid ? [...sum.slice(0, 3).map((value) => Math.round(value / solid)), Math.round(sum[3] / FINE ** 2)] : [0, 0, 0, 0];
}
