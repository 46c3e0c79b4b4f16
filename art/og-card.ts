/**
 * The HTML of one Open Graph card, 1200 × 630: picture, dark asphalt towards the reading
 * edge, title, and the road with the logo's truck.
 */

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Bytes of a card, small enough for every messenger. */
export const MOST_BYTES = 90_000;

export interface Card {
  title: string;
  siteName: string;
  lang: string;
  dir: string;
  /** As a data address, like the fonts; undefined for a page without one. */
  picture: string | undefined;
  /** The logo's SVG. */
  truck: string;
  fonts: { latin: string; arabic: string };
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** "8-Minute" stays on one line. */
const whole = (html: string): string => html.replace(/\S+-\S+/g, '<span style="white-space:nowrap">$&</span>');

/** Type size in px: long titles step down, so that four lines always fit. */
const sizeOf = (title: string, rtl: boolean): number =>
  (title.length <= 34 ? 88 : title.length <= 48 ? 78 : 68) * (rtl ? 0.8 : 1);

export function cardHtml({ title, siteName, lang, dir, picture, truck, fonts }: Card): string {
  const rtl = dir === 'rtl';
  const towards = rtl ? 'left' : 'right';
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><style>
@font-face{font-family:Barlow;src:url(${fonts.latin});font-weight:700}
@font-face{font-family:Cairo;src:url(${fonts.arabic});font-weight:200 1000;unicode-range:U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF}
*{margin:0;box-sizing:border-box}
body{inline-size:${WIDTH}px;block-size:${HEIGHT}px;overflow:hidden;position:relative;background:linear-gradient(160deg,#273543,#0c1218 70%);color:#fff;font:700 40px/1 Cairo,Barlow}
.picture{position:absolute;inset-block-start:0;inset-inline-end:0;inline-size:800px;block-size:529px;object-fit:cover}
.shade{position:absolute;inset:0;background:linear-gradient(to ${towards},#0c1218 0 400px,#0c1218d9 500px,#0c12188c 620px,#0c121800 800px)}
.big{position:absolute;inset-inline-end:44px;inset-block-end:104px;inline-size:560px;opacity:.96}
.big svg{inline-size:100%;block-size:auto;display:block}
h1{position:absolute;inset-inline-start:64px;inset-block:40px 130px;inline-size:${picture ? 590 : 600}px;display:flex;align-items:center;font-size:${sizeOf(title, rtl)}px;line-height:${rtl ? 1.35 : 1.04};text-wrap:balance}
.tag{position:absolute;inset-block-start:0;inset-inline-start:64px;inline-size:96px;block-size:10px;background:#ffab1a}
.road{position:absolute;inset-inline:0;inset-block-end:0;block-size:104px;background:#121a22;border-block-start:3px solid #3a4b5c}
.lane{position:absolute;inset-inline:0;inset-block-end:18px;block-size:8px;background:repeating-linear-gradient(to ${towards},#ffab1a 0 64px,transparent 64px 112px)}
.truck{position:absolute;inset-inline-start:64px;inset-block-end:34px;inline-size:158px${rtl ? ';transform:scaleX(-1)' : ''}}
.truck svg{inline-size:100%;block-size:auto;display:block}
.name{position:absolute;inset-inline-start:${picture ? 248 : 64}px;inset-block-end:${rtl ? 48 : 44}px;font-size:${rtl ? 36 : 44}px;letter-spacing:${rtl ? 0 : '.01em'}}
</style><body>${picture ? `<img class="picture" src="${picture}" alt="">` : ''}<div class="shade"></div>${picture ? '' : `<div class="big"${rtl ? ' style="transform:scaleX(-1)"' : ''}>${truck}</div>`}
<div class="tag"></div><h1><span>${whole(escape(title))}</span></h1>
<div class="road"><div class="lane"></div>${picture ? `<div class="truck">${truck}</div>` : ''}<div class="name">${escape(siteName)}</div></div></body></html>`;
}
