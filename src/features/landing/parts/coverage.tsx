import { Section } from '@/ui/section';
import { useLanding } from '../context';
import type { Tone } from '../layout';
import { CoverageBoard } from './coverage-board';
import { CoverageTable } from './coverage-table';
import { CoverageTiles } from './coverage-tiles';

/** Every area of the page with its usual response range and hours. */
export function Coverage({ tone }: { tone: Tone }) {
  const { content, labels } = useLanding();
  const { title, intro, list, view = 'tiles' } = content.areas;
  // Places that need a word of explanation each are long: on phones they wait behind their heading.
  const noted = list.some((area) => area.note);
  return (
    <Section id="areas" title={title} intro={intro} tone={view === 'board' ? 'dark' : tone} fold={noted}>
      {view === 'board' && <CoverageBoard list={list} />}
      {view === 'table' && <CoverageTable list={list} />}
      {view === 'tiles' && <CoverageTiles list={list} />}
      <p className={`mt-4 text-sm ${view === 'board' ? 'text-fog' : 'text-muted'}`}>{labels.responseNote}</p>
    </Section>
  );
}
