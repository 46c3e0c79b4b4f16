import type { TitleText } from '@/content/types';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';

/** Who owns the name, and whose the makers' names are. */
export function Trademark({ notice }: { notice: TitleText }) {
  return (
    <section aria-labelledby="trademark" className="border-b-2 border-sign-edge bg-sign-dim">
      <Container className="flex flex-col gap-x-6 gap-y-1 py-5 text-base text-muted md:flex-row">
        <h2 id="trademark" className="shrink-0 text-xl text-ink">
          {notice.title}
        </h2>
        <p className="max-w-text">
          <LinkedText>{notice.text}</LinkedText>
        </p>
      </Container>
    </section>
  );
}
