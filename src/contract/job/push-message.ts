/** What travels: nothing personal, since push services are other people's machines. */
export interface PushMessage {
  kind: 'ring' | 'quiet';
  job: number;
  /** With a ring: how many jobs nobody has taken, this one included. */
  waiting?: number;
}

/** What a notification says: as little as a lock screen should show. English, like the dashboard. */
export const PUSH_TEXT = {
  title: 'New job',
  body: (waiting: number): string =>
    waiting > 1 ? `${waiting} jobs waiting. Open the dashboard to take them.` : 'Open the dashboard to take it.',
  taken: 'Taken',
} as const;
