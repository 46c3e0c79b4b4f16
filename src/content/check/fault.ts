/** A mistake in the content, told to whoever wrote it. */
export interface Fault {
  /** Source file, from the project's root. */
  file: string;
  /** Which entry: `fleetVehicles[3] (heavy-04).route`. */
  where: string;
  what: string;
  /** How to fix it. */
  fix: string;
}

/** What stands outside the content and is named in it. */
export interface Known {
  /** Names of the pictures that have all their files. */
  pictures: ReadonlySet<string>;
  /** Names of the icons in the sprite. */
  icons: ReadonlySet<string>;
  /** The day of the build, as `dubaiDay` writes it. */
  today: string;
}

/** Tells of a mistake at the place that is being looked at. */
export type Tell = (where: string, what: string, fix: string) => void;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The faults as the build prints them. */
export const faultReport = (faults: readonly Fault[]): string =>
  [
    `The content has ${faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`}; nothing was built.`,
    ...faults.map(({ file, where, what, fix }) => `\n${file}\n  ${where} ${what}.\n  ${fix}`),
  ].join('\n');
