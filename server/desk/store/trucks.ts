import type { TruckChange, TruckInput } from '../../../src/contract/job/change.ts';
import { samePlate } from '../../../src/contract/job/plate.ts';
import type { Truck } from '../../../src/contract/job/record.ts';
import { phoneKey } from '../../../src/contract/phone.ts';
import type { Trx } from '../../store/tables.ts';
import { cleanText } from '../../store/text.ts';
import { OPEN, trucks } from './read.ts';

/** Adds or changes a truck, or its duty alone; as `saveWhole` answers. */
export async function saveTruck(trx: Trx, truck: TruckChange): Promise<Truck[] | undefined> {
  if ('plate' in truck) return saveWhole(trx, truck);
  await trx
    .updateTable('trucks')
    .set({ on_duty: truck.onDuty ? 1 : 0 })
    .where('id', '=', truck.id)
    .execute();
  return trucks(trx);
}

/**
 * Adds a truck or changes the one with this id (without one, a plate that is known is that truck); answers with all
 * of them, or undefined where another truck has the plate: then nothing is changed.
 */
async function saveWhole(trx: Trx, { id, onDuty, ...texts }: TruckInput): Promise<Truck[] | undefined> {
  const values = {
    plate: cleanText(texts.plate),
    kind: cleanText(texts.kind),
    driver: cleanText(texts.driver),
    phone: cleanText(texts.phone),
    lang: cleanText(texts.lang),
    on_duty: onDuty ? 1 : 0,
  };
  const known = await trx.selectFrom('trucks').select(['id', 'plate', 'phone']).execute();
  const others = known.filter((truck) => truck.id !== id);
  // An exact match first: a store may hold one truck twice, from when plates with different spaces counted as
  // different.
  const holder =
    others.find(({ plate }) => plate === values.plate) ?? others.find(({ plate }) => samePlate(plate, values.plate));
  const changed = id ?? holder?.id;
  const before = known.find((truck) => truck.id === changed);
  if (id !== undefined && holder && before?.plate !== values.plate) return undefined;
  // A truck found by its plate keeps the spelling that it was added with.
  const plate = id === undefined && before ? before.plate : values.plate;
  if (changed === undefined) await trx.insertInto('trucks').values(values).execute();
  else
    await trx
      .updateTable('trucks')
      .set({ ...values, plate })
      .where('id', '=', changed)
      .execute();
  // A new driver: revoke the old driver's links, as for another truck.
  if (before && phoneKey(before.phone) !== phoneKey(values.phone))
    await trx
      .updateTable('jobs')
      .set((e) => ({ crew_epoch: e('crew_epoch', '+', 1) }))
      .where('truck_id', '=', before.id)
      .where('state', 'in', OPEN)
      .execute();
  return trucks(trx);
}
