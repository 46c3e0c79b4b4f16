import { PHOTO_BYTES } from '@/contract/job/photo';

/**
 * Pixels of the longer side, tried downwards. A scratch shows at the first; the last is
 * for a picture that is all noise.
 */
const LONGEST = 1600;
const SHORTEST = 400;
const STEP = 0.8;
const QUALITY = 0.72;

/** Decodes with the camera's orientation applied; rejects if it is not a picture. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function draw(picture: HTMLImageElement, edge: number): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale) || 1;
  canvas.height = Math.round(picture.height * scale) || 1;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency: transparent parts would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, LONGEST, LONGEST);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}

/**
 * The photograph re-encoded: small enough to send, and without the camera's metadata. Undefined if it is not a picture.
 */
export async function shrink(file: Blob): Promise<ArrayBuffer | undefined> {
  try {
    const picture = await decode(file);
    for (let edge = LONGEST; edge > SHORTEST; edge *= STEP) {
      const blob = await draw(picture, edge);
      if (blob && blob.size <= PHOTO_BYTES) return await blob.arrayBuffer();
    }
  } catch {
    // A truncated or other file.
  }
  return undefined;
}
