/**
 * Checks that bytes are a whole JPEG or WebP of a sane size, and strips everything but the picture: location, device,
 * comments, and data after its end. (An iPhone's canvas adds such metadata by itself, so refusing it would refuse every
 * iPhone.)
 */
export interface CleanPhoto {
  type: 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

/**
 * Pixels along one side. The driver's page sends no larger photograph, and decoding one would slow down whoever opens
 * it.
 */
const LONGEST = 4096;
const fits = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= LONGEST && height <= LONGEST;

/**
 * A phone's picture has one scan, a progressive one a dozen. Thousands fit into 300 kB, and each goes over the whole
 * picture: thirteen seconds of a processor for whoever opens it.
 */
const MOST_SCANS = 64;

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
/**
 * Of the parts for applications only these say how the picture is to be read: JFIF, and
 * Adobe's colours. By marker, their length.
 */
const APPLICATION: Record<number, number> = { 0xe0: 16, 0xee: 14 };

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the data of a scan end: at the next marker that does not belong to the scan. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [SOI];
  let frame = false;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === 0xd9;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return scans > 0 ? Buffer.concat([...kept, EOI]) : undefined;
    // Markers without a length stand in a scan only.
    if (marker < 0xc0 || isRestart(marker) || marker === 0xd8) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrame(marker)) {
      if (frame || length < 8 || !fits(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return undefined;
      frame = true;
    }
    const named = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!named || APPLICATION[marker] === length) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    scans += 1;
    if (!frame || scans > MOST_SCANS) return undefined;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return undefined;
}

/** Width and height of the picture in a WebP part; undefined for any other part. */
function webpSize(name: string, data: Buffer): [number, number] | undefined {
  if (name === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  if (name === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return undefined;
}

/** The transparency flag of an extended WebP; the flags of parts that are stripped are cleared. */
const ALPHA = 0x10;

function cleanWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  let pictures = 0;
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) return undefined;
    const part = Buffer.from(bytes.subarray(at, next));
    if (name === 'VP8 ' || name === 'VP8L') {
      const size = webpSize(name, part.subarray(8));
      if (!size || !fits(...size)) return undefined;
      pictures += 1;
      kept.push(part);
    } else if (name === 'ALPH') kept.push(part);
    else if (name === 'VP8X' && length === 10) {
      if (!fits(part.readUIntLE(12, 3) + 1, part.readUIntLE(15, 3) + 1)) return undefined;
      part[8] = (part[8] ?? 0) & ALPHA;
      kept.push(part);
    }
    at = next;
  }
  if (pictures !== 1) return undefined;
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The picture alone; undefined for bytes that are not a picture, are truncated, or have too many pixels. */
export function cleanPhoto(bytes: Buffer): CleanPhoto | undefined {
  if (bytes.subarray(0, 2).equals(SOI)) {
    const clean = cleanJpeg(bytes);
    return clean && { type: 'image/jpeg', bytes: clean };
  }
  if (bytes.length > 20 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    const clean = cleanWebp(bytes);
    return clean && { type: 'image/webp', bytes: clean };
  }
  return undefined;
}
