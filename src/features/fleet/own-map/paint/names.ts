import type { SiteLang } from '@/config/languages';
import { labels, type LabelKind, type MapLabel } from '../../geography/labels';
import type { Frame } from '../view';
import { palette } from './palette';
import type { Room } from './room';

interface Look {
  readonly size: number;
  readonly colour: string;
  readonly spacing: string;
  readonly upper: boolean;
}

const LOOKS: Readonly<Record<LabelKind, Look>> = {
  city: { size: 18, colour: palette.city, spacing: '3px', upper: true },
  district: { size: 13, colour: palette.district, spacing: '0.6px', upper: false },
  sea: { size: 15, colour: palette.seaName, spacing: '3px', upper: false },
  desert: { size: 14, colour: palette.desert, spacing: '1.6px', upper: false },
  landmark: { size: 12, colour: palette.landmark, spacing: '0.4px', upper: false },
};

/** `spaced`: letter spacing, which joined letters must not have. */
const FACES: Readonly<Record<SiteLang, { family: string; spaced: boolean }>> = {
  en: { family: '"Barlow Condensed", "Arial Narrow", sans-serif', spaced: true },
  ar: { family: '"Cairo Variable", "Segoe UI", Tahoma, sans-serif', spaced: false },
};

/** Names of places that fit, most important first. Districts grow a little as the map comes closer. */
export function paintNames(ctx: CanvasRenderingContext2D, view: Frame, room: Room, lang: SiteLang): void {
  ctx.lineJoin = 'round';
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  for (const label of labels) if (view.zoom >= label.zoom) paintName(ctx, view, label, room, lang);
}

function paintName(ctx: CanvasRenderingContext2D, view: Frame, label: MapLabel, room: Room, lang: SiteLang): void {
  const { x, y } = view.project(label);
  if (x <= -80 || x >= view.width + 80 || y <= -20 || y >= view.height + 20) return;
  const face = FACES[lang];
  const look = LOOKS[label.kind];
  const size = look.size + Math.min(4, Math.max(0, view.zoom - label.zoom) * 1.2);
  const text = look.upper ? label.names[lang].toUpperCase() : label.names[lang];
  ctx.font = `700 ${size}px ${face.family}`;
  ctx.letterSpacing = face.spaced ? look.spacing : '0px';
  const width = ctx.measureText(text).width;
  const isLandmark = label.kind === 'landmark';
  if (room.take(isLandmark ? x + width / 2 + 2 : x, y, width + (isLandmark ? 18 : 8), size + 8)) {
    ctx.textAlign = isLandmark ? 'start' : 'center';
    const at = isLandmark ? x + 8 : x;
    if (isLandmark) diamond(ctx, x, y);
    ctx.strokeStyle = palette.halo;
    ctx.globalAlpha = 0.85;
    ctx.lineWidth = 3.5;
    ctx.strokeText(text, at, y);
    ctx.globalAlpha = 1;
    ctx.fillStyle = look.colour;
    ctx.fillText(text, at, y);
  }
  ctx.letterSpacing = '0px';
}

function diamond(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - 4);
  ctx.lineTo(x + 4, y);
  ctx.lineTo(x, y + 4);
  ctx.lineTo(x - 4, y);
  ctx.closePath();
  ctx.fillStyle = palette.landmark;
  ctx.fill();
}
