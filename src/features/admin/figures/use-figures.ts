import { useEffect, useState } from 'react';
import { PERIODS, type FigureTable, type Period, type ShiftFigures } from '@/contract/job/figures';
import { fetchInTime } from '@/lib/fetch-in-time';
import { readJson, writeJson } from '@/lib/storage';
import { ask } from '../data/api';
import { saveFile } from '../data/save-file';

const URL_OF = '/api/desk/figures';
const KEY = 'rnm.admin.period';

type FiguresState =
  | { kind: 'loading' | 'failed' }
  /** This back end has no desk. */
  | { kind: 'absent' }
  | { kind: 'ready'; figures: ShiftFigures };

const isFigures = (body: unknown): body is ShiftFigures =>
  Array.isArray((body as Partial<ShiftFigures> | null)?.services) && Array.isArray((body as ShiftFigures).taps);
const isPeriod = (value: unknown): value is Period => PERIODS.includes(value as Period);

/** The period chosen last in this browser tab, shared by all tabs of the dashboard. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [period, setPeriod] = useState<Period>(() => readJson('session', KEY, isPeriod) ?? 24);
  return [
    period,
    (chosen) => {
      writeJson('session', KEY, chosen);
      setPeriod(chosen);
    },
  ];
}

/** The desk's figures, again with each `round` of the dashboard. What is shown stays until others have come. */
export function useFigures(token: string, hours: Period, round: number): FiguresState {
  const [state, setState] = useState<FiguresState & { hours?: Period }>({ kind: 'loading' });
  useEffect(() => {
    let current = true;
    void ask(`${URL_OF}?hours=${hours}`, { token }).then((answer) => {
      if (!current) return;
      if (answer.kind === 'ok' && isFigures(answer.body))
        return setState({ kind: 'ready', figures: answer.body, hours });
      // An answer without figures most likely means that there is no desk; if there were figures before, the connection
      // is lost.
      const failed = answer.kind === 'failed' ? 'failed' : 'absent';
      setState((before) => {
        if (before.kind !== 'ready') return { kind: failed };
        return before.hours === hours ? before : { kind: 'failed' };
      });
    });
    return () => {
      current = false;
    };
  }, [token, hours, round]);
  return state.kind === 'ready' && state.hours !== hours ? { kind: 'loading' } : state;
}

/** Timeout for a file of rows, in milliseconds: a month of rows takes some seconds on a slow line. */
const FILE_LIMIT_MS = 30_000;

/** Fetches the rows as a file and hands it to the browser; false where that failed. */
export async function saveCsv(token: string, table: FigureTable, hours: Period): Promise<boolean> {
  const url = `${URL_OF}.csv?table=${table}&hours=${hours}`;
  const saved = await fetchInTime(url, { token }, FILE_LIMIT_MS, async (answer) => {
    // A page in its place is no file of rows.
    if (!answer.ok || /html/i.test(answer.headers.get('content-type') ?? '')) return false;
    saveFile(`${table}-${hours}h.csv`, await answer.blob());
    return true;
  });
  return saved ?? false;
}
