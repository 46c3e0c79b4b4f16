/** Keeps names and shields from overlapping: the first one to ask gets the place. */
export class Room {
  private readonly taken: { x: number; y: number; width: number; height: number }[] = [];

  constructor(private readonly width: number, private readonly height: number) {}

  /** Takes a rectangle given by its middle, if it is free and wholly inside the window. */
  take(x: number, y: number, width: number, height: number): boolean {
    const left = x - width / 2;
    const top = y - height / 2;
    if (left < 2 || top < 2 || left + width > this.width - 2 || top + height > this.height - 2) return false;
    const clash = this.taken.some((t) => left < t.x + t.width && t.x < left + width && top < t.y + t.height && t.y < top + height);
    if (clash) return false;
    this.taken.push({ x: left, y: top, width, height });
    return true;
  }
}
