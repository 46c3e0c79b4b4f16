import { languages } from '@/config/languages';
import { Icon } from '@/ui/icon';
import { useLanding } from '../context';

/** As on the roads of Dubai: the Arabic above, the Latin letters below. */
const LINES = ['ar', 'en'] as const;

/** The page's overhead sign: what it is about in both scripts, and the one number that a worried driver looks for. */
export function ServiceSign() {
  const { content, labels } = useLanding();
  const { sign, response } = content.hero;
  return (
    <div className="gantry-sign flex flex-col gap-x-8 gap-y-1 xl:flex-row xl:items-center">
      <p className="heading flex flex-wrap justify-between gap-x-6 text-xl leading-snug xl:flex-col xl:text-[1.75rem]">
        {LINES.map((lang) => (
          <bdi key={lang} lang={lang} dir={languages[lang].dir}>
            {sign[lang]}
          </bdi>
        ))}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-6 border-white/50 xl:flex-col xl:items-start xl:border-s-2 xl:ps-6">
        <span className="flex items-center gap-1.5 text-sm leading-snug font-semibold">
          <Icon name="clock" className="size-4" />
          {labels.response} · <bdi>{labels.hours}</bdi>
        </span>
        <span className="heading text-xl leading-snug whitespace-nowrap xl:text-[2.25rem] rtl:xl:text-[1.6rem]">
          {response}
        </span>
      </p>
    </div>
  );
}
