import { Container } from '@/ui/container';
import { Icon } from '@/ui/icon';
import { useLanding } from '../context';

/** Four reasons to call, in one strip under the hero. */
export function Trust() {
  const { content, labels } = useLanding();
  return (
    <section aria-label={labels.trustTitle} className="border-b border-sign-edge bg-sign">
      <Container>
        <ul className="grid gap-x-8 gap-y-5 py-8 sm:grid-cols-2 lg:grid-cols-4">
          {content.trust.map((point) => (
            <li key={point.title} className="flex gap-3">
              <Icon name={point.icon} className="mt-1 size-7 shrink-0 text-amber-700" />
              <div>
                <h2 className="text-xl">{point.title}</h2>
                <p className="text-muted">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
