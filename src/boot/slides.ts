/**
 * The slides' arrows and dots before the application is there. Slides are a scrolling row
 * until then: the press scrolls it, and the application goes on from the slide in sight.
 */

/** Where a press leads: the number of a slide, counted from 0, at either end to the other one. */
function goal(button: HTMLElement, shown: number, count: number): number {
  const { slide, step } = button.dataset;
  return slide === undefined ? (shown + Number(step) + count) % count : Number(slide);
}

/**
 * Handles the buttons as long as the row is there. Stops the event, since the application would move the slides a
 * second time.
 */
export function answerSlides(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-step],[data-slide]');
      const row = button?.closest('section')?.querySelector('.slide-row');
      const track = row?.firstElementChild;
      if (!button || !row || !track) return;
      event.stopPropagation();
      const { scrollLeft, clientWidth } = row;
      const to = goal(button, Math.round(Math.abs(scrollLeft) / clientWidth), track.childElementCount);
      row.scrollTo({ left: to * clientWidth * (getComputedStyle(row).direction === 'rtl' ? -1 : 1) });
    },
    true,
  );
}
