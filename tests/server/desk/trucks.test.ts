/** The trucks that the desk sends. */
import { describe, expect, it } from 'vitest';
import { desk, deskForEachTest } from './fresh-desk';

deskForEachTest();

describe('trucks', () => {
  it('are added, changed by id or plate, and refused without a driver', async () => {
    const truck = {
      plate: 'DXB A 12345',
      kind: 'flatbed',
      driver: 'Imran',
      phone: '0551234567',
      lang: 'ur',
      onDuty: true,
    };
    await desk.post('trucks', truck);
    await desk.post('trucks', { ...truck, driver: 'Bilal' });
    const { trucks } = await desk.board();
    expect(trucks).toEqual([{ ...truck, driver: 'Bilal', id: trucks[0]?.id }]);
    await desk.post('trucks', { ...trucks[0], onDuty: false });
    expect((await desk.board()).trucks).toMatchObject([{ onDuty: false }]);
    // A colleague gives it another driver; a screen that does not show that yet sends it on duty.
    await desk.post('trucks', { ...trucks[0], driver: 'Saeed', phone: '0529876543' });
    expect((await desk.post('trucks', { id: trucks[0]?.id, onDuty: true })).status).toBe(200);
    expect((await desk.board()).trucks).toEqual([{ ...trucks[0], driver: 'Saeed', phone: '0529876543' }]);
    expect(await desk.post('trucks', { id: trucks[0]?.id, onDuty: 'yes' })).toMatchObject({ status: 400 });
    expect(await desk.post('trucks', { ...truck, driver: '' })).toMatchObject({
      status: 400,
      body: { error: "the driver's name is missing" },
    });
  });

  it('are one, however the plate is written', async () => {
    const truck = { plate: 'A 12345', kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true };
    await desk.post('trucks', truck);
    for (const plate of ['a12345', 'A-12345', 'A\u00a0١٢٣٤٥'])
      expect((await desk.post('trucks', { ...truck, plate, driver: 'Babu' })).status).toBe(200);
    const [ali] = (await desk.board()).trucks;
    expect((await desk.board()).trucks).toEqual([{ ...truck, driver: 'Babu', id: ali?.id }]);
    await desk.post('trucks', { ...truck, plate: 'B 2' });
    const other = (await desk.board()).trucks.find(({ plate }) => plate === 'B 2');
    expect((await desk.post('trucks', { ...other, plate: 'a12345' })).status).toBe(409);
  });

  it('do not get the plate of another truck, and nothing is changed', async () => {
    const ali = { plate: 'A 1', kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true };
    await desk.post('trucks', ali);
    await desk.post('trucks', { ...ali, plate: 'B 2', driver: 'Babu' });
    const { trucks } = await desk.board();
    const babu = trucks.find(({ driver }) => driver === 'Babu');
    expect(await desk.post('trucks', { ...babu, plate: ' A 1', onDuty: false })).toEqual({
      status: 409,
      body: { error: 'another truck has this plate' },
    });
    expect((await desk.board()).trucks).toEqual(trucks);
    expect((await desk.post('trucks', { ...babu, plate: 'C 3' })).status).toBe(200);
    expect((await desk.post('trucks', { id: babu?.id, onDuty: false })).status).toBe(200);
    expect((await desk.board()).trucks).toEqual([trucks[0], { ...babu, plate: 'C 3', onDuty: false }]);
  });
});
