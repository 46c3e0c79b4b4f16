/** The slides, and questions that open, in every browser. */
import { about } from '../../src/content/en/about';
import { home } from '../../src/content/en/home';
import { expect, test } from './support/test';

const headlines = home.slides.map(({ headline }) => headline);

test('the slides follow arrow, finger and pause; one question is open at a time', async ({ visit }) => {
  await visit.open('/');
  const slide = visit.css('[aria-roledescription=slide]:not([inert]) h2');
  const place = async () => headlines.indexOf((await slide.text()).replace(/\s+/g, ' '));
  await visit.role('button', 'Pause the slides').click();
  await visit.role('button', 'Play the slides').seen();
  const start = await place();
  const at = (n: number) => expect.poll(place).toBe((start + n + headlines.length) % headlines.length);
  await visit.role('button', 'Next slide').click();
  await at(1);
  await visit.role('button', 'Previous slide').click();
  await at(0);
  await slide.pull(-60);
  await at(1);
  await slide.pull(60);
  await at(0);
  await slide.pull(-40);
  await at(0);
  await visit.role('button', `Slide ${headlines.length} of ${headlines.length}`).click();
  await expect.poll(place).toBe(headlines.length - 1);
  await visit.role('button', 'Play the slides').click();
  await expect.poll(place).not.toBe(headlines.length - 1);

  await test.step('one question is open at a time, and nothing jumps away from the finger', async () => {
    await visit.open('/about');
    const [first, second] = [about.faqs[0]!, about.faqs[1]!];
    const answer = (faq: { answer: string }) => visit.text(faq.answer.split('\n\n')[0]!);
    await visit.text(first.question, 'summary').click();
    await answer(first).seen();
    await visit.text(second.question, 'summary').click();
    await answer(second).seen();
    await answer(first).gone();
    expect((await visit.text(second.question, 'summary').seen()).pressable).toBe(true);
    await visit.press('Enter');
    await answer(second).gone();
  });
});
