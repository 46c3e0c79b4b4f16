import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';
import { CoverageBoard } from './coverage-board';
import { CoverageTable } from './coverage-table';
import { CoverageTiles } from './coverage-tiles';

/** About the height of each, until it is laid out; folded on phones where its places are explained. */
const HEIGHTS = {
  board: '[--about:109rem] wide:[--about:56rem]',
  table: 'wide:[--about:111rem]',
  tiles: '',
};

/** Every area of the page with its usual response range and hours. */
export function Coverage({ tone }: { tone: Tone }) {
  const { content, labels } = useLanding();
  const { title, intro, list, view = 'tiles' } = content.areas;
  // Places that need a word of explanation each are long: on phones they wait behind their heading.
  const noted = list.some((area) => area.note);
  return (
    <Section
      id="areas"
      title={title}
      intro={intro}
      tone={view === 'board' ? 'dark' : tone}
      fold={noted}
      className={HEIGHTS[view]}
    >
      {view === 'board' && <CoverageBoard list={list} />}
      {view === 'table' && <CoverageTable list={list} />}
      {view === 'tiles' && <CoverageTiles list={list} />}
      <p className={`mt-4 max-w-text text-sm ${view === 'board' ? 'text-fog' : 'text-muted'}`}>{labels.responseNote}</p>
    </Section>
  );
}
