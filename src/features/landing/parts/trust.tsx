import { Container } from '@/ui/container';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { useLanding } from '../context';

/** Four reasons to call, in one strip under the hero. */
export function Trust() {
  const { content, labels } = useLanding();
  return (
    <section aria-label={labels.trustTitle} className="border-b border-sign-edge bg-sign">
      <Container>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4 py-5 wide:gap-x-8 wide:gap-y-5 wide:py-8 lg:grid-cols-4">
          {content.trust.map((point) => (
            <li key={point.title} className="flex gap-2 max-wide:flex-col max-wide:gap-0.5 wide:gap-3">
              <Icon name={point.icon} className="size-6 wide:mt-1 wide:size-7 shrink-0 text-amber-700" />
              <div>
                <h2 className="text-xl">{point.title}</h2>
                <p className="text-muted max-wide:text-base max-wide:leading-snug">
                  <LinkedText>{point.text}</LinkedText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
