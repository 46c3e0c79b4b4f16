import type pg from 'pg';
import { guarded } from '../errors.ts';

/** Secrets that all processes on one database share. */
export interface Secrets {
  /** The secret. If there is none yet, the one that `make` returns is stored, unless another process was faster. */
  read(name: string, make: () => Buffer): Promise<Buffer>;
  replace(name: string, value: Buffer): Promise<void>;
}

/** The secrets in the database of `pool`; each call throws StoreUnavailable where that does not answer. */
export function secretsIn(pool: pg.Pool): Secrets {
  const look = async (name: string): Promise<Buffer | undefined> =>
    (await pool.query<{ value: Buffer }>('SELECT value FROM secrets WHERE name = $1', [name])).rows[0]?.value;
  return {
    read: (name, make) =>
      guarded(async () => {
        const known = await look(name);
        if (known) return known;
        const made = make();
        await pool.query('INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made]);
        return (await look(name)) ?? made;
      }),
    replace: (name, value) =>
      guarded(async () => {
        await pool.query(
          'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          [name, value],
        );
      }),
  };
}
