/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Problem } from '@/contract/job/record';
import type { JobWords } from '@/content/links/job';
import type { Wanted } from '../shared/use-press';

interface Props {
  words: JobWords;
  press: (wanted: Wanted) => Promise<void>;
  /** Nothing waits to be sent. */
  sent: boolean;
}

/** A repeated press, by a held key or a double tap, comes within this time, in milliseconds. */
const ONCE_MS = 1_000;
let last = -ONCE_MS;

/** Reports what keeps the driver from the next step; the office is alerted at once. */
export function Trouble({ words, press, sent }: Props) {
  const [problem, setProblem] = useState<Problem>('cannot_find');
  const [note, setNote] = useState('');
  const [told, setTold] = useState(false);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    // Each report rings at the desk. `last` becomes the time of this press, sent or not; put in plainer words, here and
    // for the length below, the page would be too large.
    const since = event.timeStamp - last;
    last += since;
    if (since < ONCE_MS) return;
    // Before it is stored: what is typed meanwhile is another report.
    setNote('');
    await press({ kind: 'problem', problem, note: note.trim() });
    setTold(true);
  }
  const saved = told && sent;
  return (
    <details>
      <summary>{words.problem}</summary>
      <form onSubmit={(event) => void save(event)} onInput={() => setTold(false)}>
        <label for="problem">{words.problem}</label>
        <select id="problem" value={problem} onChange={(event) => setProblem(event.currentTarget.value as Problem)}>
          {(Object.keys(words.problems) as Problem[]).map((id) => (
            <option key={id} value={id}>
              {words.problems[id]}
            </option>
          ))}
        </select>
        <label for="few-words">{words.words}</label>
        {/* No `maxLength`, which would cut what is pasted without a word: the browser says this, and leads there. */}
        <input
          id="few-words"
          value={note}
          ref={(field) => field?.setCustomValidity(note[500] ? `${words.words}: ${note.length} / 500` : '')}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <button type="submit">{words.send}</button>
      </form>
      <p role="status" class={saved ? 'good' : ''}>
        {saved && <span>{words.saved}</span>}
      </p>
    </details>
  );
}
