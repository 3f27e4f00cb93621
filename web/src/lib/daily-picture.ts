/** A picture to share of a finished puzzle of the day: the game, the day and the points, and nothing of how it is solved. */
const [WIDTH, HEIGHT] = [800, 800];
const PIPS = [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]] as const;

export interface PictureWords {
  name: string; // of fives
  game: string;
  day: string;
  points: string;
  rtl: boolean;
}

/** Draws the picture. */
export async function drawPicture(words: PictureWords): Promise<HTMLCanvasElement> {
  const style = getComputedStyle(document.documentElement);
  const [display, text] = ['--display', '--text'].map((name) => style.getPropertyValue(name).replace(/\s+/g, ' '));
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#2f5e50';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#fffaf0';
  pen.beginPath();
  pen.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, 48);
  pen.fill();
  drawDie(pen, WIDTH / 2, 210, 180);
  pen.textAlign = 'center';
  pen.direction = words.rtl ? 'rtl' : 'ltr';
  const write = (line: string, y: number, size: number, weight: number, font: string, colour: string): void => {
    pen.fillStyle = colour;
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillText(line, WIDTH / 2, y, WIDTH - 140);
  };
  write(words.game, 400, 56, 650, display!, '#2d2016');
  write(words.points, 530, 104, 700, display!, '#98381f');
  write(words.day, 620, 36, 500, text!, '#5b4633');
  write(words.name, 710, 34, 600, text!, '#5b4633');
  return canvas;
}

function drawDie(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-0.14);
  pen.fillStyle = '#f8eed6';
  pen.strokeStyle = '#7a4a24';
  pen.lineWidth = 8;
  pen.beginPath();
  pen.roundRect(-size / 2, -size / 2, size, size, size * 0.21);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#98381f';
  for (const [right, down] of PIPS) {
    pen.beginPath();
    pen.arc(right * size * 0.25, down * size * 0.25, size * 0.09, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

/** Returns the picture as a file. */
export const pictureFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], name, { type: 'image/png' })) : fail(new Error('no picture'))), 'image/png'),
  );
