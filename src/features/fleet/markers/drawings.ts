import type { FleetVehicleType } from '@/simulation';
import {
  axle,
  beacon,
  box,
  cab,
  car,
  disc,
  hook,
  lamps,
  paint as p,
  screen,
  shape,
  slab,
  stripes,
  stroke,
} from './brush';

/** Off-road body on big tyres, shared by the desert vehicles; the roof is up to each. */
const fourByFour = (fill: string): string =>
  axle(20, 18, 9, 16) +
  axle(62, 18, 9, 16) +
  slab(14, 30, 70, 8, fill) +
  lamps(15.5, 10) +
  screen(31, 25) +
  box(39, 40, 22, 20, 4, fill, true);

const winchLine = (y: number): string => slab(y, 16, 5, 2, p.steel);

/** A panel van, shared by the service vehicles. */
const van = (fill: string): string =>
  axle(24) + axle(66) + slab(11, 33, 78, 8, fill) + lamps(12.5, 11) + screen(21, 27, 8);

/** Every type has its own silhouette: what it carries or reaches with tells it apart before its colour does. */
export const drawings: Readonly<Record<FleetVehicleType, string>> = {
  flatbed:
    axle(18) +
    axle(62) +
    axle(76) +
    slab(34, 34, 57, 3, p.steel) +
    box(36, 38, 3, 51, 1, p.amber) +
    box(61, 38, 3, 51, 1, p.amber) +
    car(43, p.red, 20, 40) +
    cab(8, p.white) +
    beacon(25),
  emergency:
    van(p.white) +
    box(33.5, 44, 33, 9, 0, p.red) +
    stripes(33.5, 54, 33, 7, p.amber, p.line) +
    slab(33, 26, 7, 3, p.line) +
    box(39, 34.5, 10, 4, 2, p.red) +
    box(51, 34.5, 10, 4, 2, p.blue) +
    shape('M53 63l-12 14h7l-2 10 12-15h-7z', p.amber, true),
  heavy_duty:
    axle(14, 19) +
    axle(54, 19, 8) +
    axle(68, 19, 8) +
    slab(30, 36, 56, 4, p.dark) +
    box(34, 34, 5, 20, 1, p.amber, true) +
    box(61, 34, 5, 20, 1, p.amber, true) +
    disc(50, 48, 9, p.amber, true) +
    shape('M46.5 44h7l2 48h-11z', p.amber, true) +
    stroke('M34 94h32', p.steel, 4) +
    cab(5, p.amber, 37, 25) +
    beacon(24, 28),
  luxury_recovery:
    axle(16) +
    axle(66) +
    axle(79) +
    slab(32, 37, 61, 5, p.black) +
    stroke('M36 37v51M64 37v51', p.gold, 1.8) +
    shape('M50 50l9 11-9 16-9-16z', p.gold, true) +
    shape('M50 50l4 11-4 16-4-16z', '#fbe7ad') +
    cab(8, p.black) +
    stroke('M38 27h24', p.gold, 2.2),
  desert_4x4:
    fourByFour(p.sand) +
    stroke('M40 44h20M40 50h20M40 56h20', p.line, 1.6) +
    box(41, 62, 7, 19, 2, p.amber, true) +
    box(52, 62, 7, 19, 2, p.amber, true) +
    disc(50, 88, 6.5, p.line, true) +
    disc(50, 88, 2.5, p.steel) +
    stroke('M40 37h20', '#fff3c4', 2.6),
  basement_crane:
    axle(36, 16, 6, 10) +
    axle(72, 16, 6, 10) +
    stroke('M26 40h48M26 84h48', p.steel, 3.4) +
    disc(25, 40, 4, p.dark, true) +
    disc(75, 40, 4, p.dark, true) +
    disc(25, 84, 4, p.dark, true) +
    disc(75, 84, 4, p.dark, true) +
    slab(32, 30, 58, 5, p.amber) +
    stripes(36, 84, 28, 5, p.line, p.amber) +
    disc(50, 66, 11, p.dark, true) +
    shape('M46 66l1.5-56h5L54 66z', p.white, true) +
    hook(10) +
    box(38, 36, 11, 12, 2, p.glass, true),
  motorcycle:
    axle(17) +
    axle(68) +
    slab(36, 32, 54, 4, p.dark) +
    stroke('M50 44v38', p.steel, 5) +
    box(48, 40, 4, 12, 2, p.line, true) +
    box(48, 74, 4, 12, 2, p.line, true) +
    stroke('M41 53q9-5 18 0', p.shade, 2.6) +
    shape('M45 56h10l-1.5 18h-7z', p.red, true) +
    stroke('M38 46l6 8M62 46l-6 8M38 82l6-8M62 82l-6-8', p.amber, 1.6) +
    cab(8, '#3fa7a1', 32, 27) +
    beacon(28, 20),
  tow_truck:
    axle(15) +
    axle(42) +
    slab(28, 33, 30, 4, p.white) +
    box(34, 32, 7, 22, 2, p.shade, true) +
    box(59, 32, 7, 22, 2, p.shade, true) +
    stroke('M50 38v23M41 61h18', p.steel, 4) +
    car(61, p.blue, 21, 35) +
    cab(6, p.amber) +
    beacon(23),
  vip:
    axle(22, 16) +
    axle(68, 16) +
    slab(8, 31, 84, 12, p.black) +
    lamps(10.5, 10) +
    screen(28, 25, 9) +
    box(38, 38, 24, 30, 4, '#0d1116', true) +
    box(39.5, 72, 21, 6, 2, p.glass) +
    stroke('M36 30v44M64 30v44', p.gold, 1.8) +
    shape('M50 43l3 6.6 7.2.7-5.4 4.8 1.6 7.1L50 58.5l-6.4 3.7 1.6-7.1-5.4-4.8 7.2-.7z', p.gold),
  accident_response:
    van(p.amber) +
    stripes(34, 74, 32, 13, p.red, p.white) +
    shape('M50 38l14 25H36z', p.white, true) +
    shape('M50 45l8 14H42z', p.red) +
    box(48.8, 49, 2.4, 5.5, 1, p.white) +
    disc(50, 57, 1.4, p.white) +
    beacon(31, 26),
  weather_rescue:
    axle(16, 18, 8, 15) +
    axle(64, 18, 8, 15) +
    slab(32, 34, 56, 4, p.dark) +
    shape('M50 38c8 6 10 16 9 30-1 8-4 14-9 14s-8-6-9-14c-1-14 1-24 9-30z', p.red, true) +
    shape('M50 45c5 5 5.5 14 5 23-.6 5-2 8-5 8s-4.4-3-5-8c-.5-9 0-18 5-23z', p.dark) +
    cab(8, p.blue, 34, 25) +
    stroke('M69 30V13', p.line, 4) +
    beacon(26),
  fleet_service:
    van(p.green) +
    stroke('M42 36v46M50 36v46', p.shade, 2.4) +
    stroke('M42 42h8M42 50h8M42 58h8M42 66h8M42 74h8', p.shade, 2) +
    box(54, 38, 9, 18, 2, p.white, true) +
    box(54, 60, 9, 22, 2, p.shade, true),
  desert_pullout:
    fourByFour(p.sandDark) +
    box(39, 62, 22, 18, 3, p.dark, true) +
    stroke('M50 84q-16 4-6 10 12 4 16-2', p.red, 3.4) +
    disc(50, 84, 3.4, p.steel, true) +
    stroke('M42 50h16', p.amber, 3),
  desert_winch:
    fourByFour(p.sand) +
    winchLine(9) +
    stroke('M50 12V3', p.steel, 2) +
    hook(4) +
    disc(50, 50, 6, p.dark, true) +
    stroke('M47 50h6M50 47v6', p.steel, 1.6) +
    stroke('M41 66l18 12M59 66l-18 12', p.sandDark, 3.4),
  sand_rescue:
    axle(18, 21, 11, 18) +
    axle(64, 21, 11, 18) +
    stroke('M40 22L34 74H66L60 22Z', p.amber, 4.5) +
    stroke('M37 46h26M50 22v24', p.amber, 3.4) +
    slab(50, 18, 20, 5, p.dark) +
    disc(45, 55, 3.5, p.white) +
    disc(55, 55, 3.5, p.white) +
    stroke('M63 74V92', p.shade, 2) +
    shape('M63 78l17 5-17 5z', p.red, true) +
    lamps(20, 9),
  basement_pullout:
    axle(14, 15, 6, 9) +
    axle(31, 15, 6, 9) +
    slab(10, 29, 36, 5, p.amber) +
    stripes(36.5, 38, 27, 6, p.line, p.amber) +
    box(40, 17, 20, 13, 3, p.glass, true) +
    stroke('M50 45v10', p.steel, 4) +
    car(54, p.shade, 22, 38),
  underground_crane:
    stroke('M50 52L18 26M50 52L82 26M50 62L18 88M50 62L82 88', p.steel, 5) +
    disc(18, 26, 5.5, p.dark, true) +
    disc(82, 26, 5.5, p.dark, true) +
    disc(18, 88, 5.5, p.dark, true) +
    disc(82, 88, 5.5, p.dark, true) +
    slab(40, 28, 36, 6, p.red) +
    disc(50, 58, 9, p.dark, true) +
    shape('M45.5 58L48 8h4l2.5 50z', p.amber, true) +
    hook(9) +
    stripes(38, 69, 24, 5, p.line, p.white),
  parking_rescue:
    car(14, p.blue, 32, 72) +
    disc(33, 28, 8, p.amber, true) +
    disc(67, 28, 8, p.amber, true) +
    disc(33, 70, 8, p.amber, true) +
    disc(67, 70, 8, p.amber, true) +
    shape('M14 50l10-8v16zM86 50l-10-8v16z', p.white, true) +
    stroke('M42 50h16', p.white, 3),
  multi_level_recovery:
    axle(16) +
    axle(62) +
    axle(76) +
    slab(33, 36, 58, 3, p.steel) +
    car(36, p.blue, 19, 30) +
    box(33, 62, 34, 5, 1, p.amber, true) +
    car(60, p.white, 19, 30) +
    stroke('M34 35v54M66 35v54', p.amber, 2.6) +
    cab(8, p.green) +
    beacon(25, 20),
};
