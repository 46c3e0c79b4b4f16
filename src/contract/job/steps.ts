/**
 * The life of a job, as data: its steps, its ends, and who may take it from one to the
 * next. Server and browser read this one table; nothing else decides what a button may do.
 */

/** From the first ring to the paid bill, in order. */
export const STEPS = ['new', 'taken', 'sent', 'there', 'loaded', 'done'] as const;
/** Ends without a paid bill; each needs a reason. */
export const ENDS = ['cancelled', 'no_show', 'prank', 'duplicate'] as const;
/** Who acts: the customer by a link, the desk with a name, the crew by the driver's link. */
export const ACTORS = ['customer', 'desk', 'crew'] as const;

export type Step = (typeof STEPS)[number];
export type End = (typeof ENDS)[number];
export type JobState = Step | End;
export type Actor = (typeof ACTORS)[number];

type Moves = Partial<Record<JobState, readonly Actor[]>>;

const BOTH = ['desk', 'crew'] as const;

/**
 * From state → to state → who may do it. A customer cancels until the car is loaded. A car that is mended by
 * the road is never loaded, so `there` leads to `done` too. Pranks and duplicates are for the desk to judge.
 */
export const MOVES: Record<JobState, Moves> = {
  new: { taken: ['desk'], cancelled: ['desk', 'customer'], prank: ['desk'], duplicate: ['desk'] },
  taken: { sent: BOTH, cancelled: ['desk', 'customer'], prank: ['desk'], duplicate: ['desk'] },
  sent: { there: BOTH, cancelled: ['desk', 'customer'], no_show: BOTH, prank: ['desk'], duplicate: ['desk'] },
  there: {
    loaded: BOTH,
    done: BOTH,
    cancelled: ['desk', 'customer'],
    no_show: BOTH,
    prank: ['desk'],
    duplicate: ['desk'],
  },
  loaded: { done: BOTH, cancelled: ['desk'] },
  done: {},
  cancelled: {},
  no_show: {},
  prank: {},
  duplicate: {},
};

/** A company's request for an account: somebody takes it, and answers it. No truck has a part in it. */
const ACCOUNT_MOVES: Partial<Record<JobState, Moves>> = {
  new: { taken: ['desk'], cancelled: ['desk'], prank: ['desk'], duplicate: ['desk'] },
  taken: { done: ['desk'], cancelled: ['desk'], prank: ['desk'], duplicate: ['desk'] },
};
const ACCOUNT_STEPS: readonly Step[] = ['new', 'taken', 'done'];

/** What the table needs to know of a job. */
interface Moving {
  state: JobState;
  /** It is a request for an account. */
  account?: object;
}

/** A wrong tap can be taken back for this long, in milliseconds. */
export const UNDO_MS = 60_000;
/** Somebody calls the customer within this time of the booking (spec 2, section 4, "Booking form"), in milliseconds. */
export const PROMISE_MS = 5 * 60_000;
/**
 * After this time without a truck, a taken job counts as forgotten, in milliseconds. One for an agreed hour may wait.
 */
export const UNSENT_MS = { immediate: 15 * 60_000, within_hour: 45 * 60_000, scheduled: Infinity } as const;
/** The same phone within this time is flagged, not merged, in milliseconds. */
export const SAME_PHONE_MS = 2 * 3_600_000;

/** Whether an hour has been agreed and there is no danger: the job may be for tomorrow. */
export const isForLater = ({ urgency, danger }: { urgency: string; danger?: unknown }): boolean =>
  urgency === 'scheduled' && !danger;

/** Time between two rings for the same job, in milliseconds (as a pager repeats until somebody answers). */
export const RING_AGAIN_MS = 30_000;
/**
 * Whether a waiting job that rang at `last` (undefined: not yet) is to ring at `now`, both in milliseconds. One for an
 * agreed hour rings no sooner than the promised call may take, since that customer was promised the same call.
 */
export function isRingDue(job: Parameters<typeof isForLater>[0], last: number | undefined, now: number): boolean {
  // A clock that was set back must not silence a job for hours.
  if (last === undefined || last > now) return true;
  return now - last >= (isForLater(job) ? PROMISE_MS : RING_AGAIN_MS);
}

/**
 * A job that nobody has taken rings for this long, in milliseconds; after that it is only on the board, so that
 * leftovers do not ring all night.
 */
export const STOP_RINGING_MS = 12 * 3_600_000;

/** A job that is over stays on the board for this long, in milliseconds. */
export const ENDED_MS = 24 * 3_600_000;
/** One that was done without a price, in milliseconds: that may be filled in when the driver is back. */
export const NO_PRICE_MS = 7 * ENDED_MS;

export const isEnd = (state: JobState | undefined): state is End =>
  (ENDS as readonly (JobState | undefined)[]).includes(state);
/** Whether nothing more happens to the job. */
export const isOver = (state: JobState): boolean => state === 'done' || isEnd(state);
/** Whether a truck is on its way to it, or with it. */
export const isUnderWay = (state: JobState): boolean => ['sent', 'there', 'loaded'].includes(state);
/** Ends of jobs that never happened, and count in no figure. */
export const UNCOUNTED = ['prank', 'duplicate'] as const satisfies readonly End[];
/** Whether the job counts in the figures. */
export const counts = (state: JobState): state is Exclude<JobState, (typeof UNCOUNTED)[number]> =>
  !(UNCOUNTED as readonly JobState[]).includes(state);

/** Whether `actor` may take a job on to the state `to`. */
export const mayMove = ({ state, account }: Moving, to: JobState, actor: Actor): boolean =>
  (account ? ACCOUNT_MOVES : MOVES)[state]?.[to]?.includes(actor) ?? false;

/** The step that comes next on the way to a paid bill, or to an answer; undefined when the job is over. */
export function nextStep({ state, account }: Moving): Exclude<Step, 'new'> | undefined {
  const steps: readonly JobState[] = account ? ACCOUNT_STEPS : STEPS;
  const place = steps.indexOf(state);
  return place === -1 ? undefined : (steps[place + 1] as Exclude<Step, 'new'> | undefined);
}

/** The ends that `actor` may choose for a job, in the table's order. */
export const endsFor = (job: Moving, actor: Actor): End[] => ENDS.filter((end) => mayMove(job, end, actor));
