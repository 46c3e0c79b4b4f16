import type { Lang } from '@/config/languages';
import type { StrandedContent } from '@/content/stranded-types';
import { INACCURATE_M } from '@/contract/catalogue';
import { clockTime } from '@/lib/clock-time';
import { formatDistance, outsideUae, type Fix, type PositionState } from '@/lib/position';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { nearText } from './message';

interface Props {
  words: StrandedContent;
  state: PositionState;
  /** The position on the card: this visit's or a kept one. */
  fix: Fix | undefined;
  lang: Lang;
  onFind: () => void;
}

function Advice({ title, children }: { title?: string; children: string }) {
  return (
    <div className="rounded-xl border-2 border-amber-500 bg-card p-4 text-lg leading-snug">
      {title && <p className="font-bold">{title}</p>}
      <p>{children}</p>
    </div>
  );
}

/** The button that asks for the position, and how the asking goes, in plain words. */
export function Find({ words: { card: words, position }, state, fix, lang, onFind }: Props) {
  const locating = state.status === 'locating';
  const label = () => {
    if (locating) return words.find;
    if (state.status === 'failed') return position.again;
    return fix ? position.update : words.find;
  };
  return (
    <div className="space-y-3">
      <Button
        onClick={locating ? undefined : onFind}
        aria-disabled={locating}
        className="min-h-16 w-full text-[1.35rem]"
      >
        <Icon name="pin" className="size-7" />
        <span>{label()}</span>
      </Button>
      <div role="status" className="space-y-3 empty:mb-0">
        {locating && !state.fix && (
          <p className="text-lg">
            <strong>{position.locating}</strong> {position.allow}
          </p>
        )}
        {locating && state.fix && (
          <p className="text-lg">
            <strong>{words.improving}</strong> <bdi>{formatDistance(state.fix.accuracy, position)}</bdi>
          </p>
        )}
        {state.status === 'failed' && (
          <Advice title={position.failures[state.failure].title}>{position.failures[state.failure].help}</Advice>
        )}
        {!locating && fix && (
          <>
            {/* Two paragraphs: as lines of one, they were read as one word where they meet. */}
            <div className="text-lg">
              <p className="text-[1.35rem] leading-snug font-bold">{nearText(fix, position, lang)}</p>
              <p>
                {words.accuracy} <bdi>{formatDistance(fix.accuracy, position)}</bdi>
                {words.fullStop} {words.foundAt} <bdi dir="ltr">{clockTime(fix.at)}</bdi>
                {words.fullStop}
              </p>
            </div>
            {fix.accuracy > INACCURATE_M && <Advice>{words.inaccurate}</Advice>}
            {outsideUae(fix) && <Advice title={words.outside.title}>{words.outside.help}</Advice>}
          </>
        )}
      </div>
      {!locating && state.status !== 'failed' && !fix && <p className="text-lg text-muted">{words.findNote}</p>}
    </div>
  );
}
