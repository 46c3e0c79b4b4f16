/** Emergency numbers of the UAE: short codes, free from any phone, dialled as they stand (no country code). */
export const emergencyNumbers = { ambulance: '998', police: '999', civilDefence: '997' } as const;
