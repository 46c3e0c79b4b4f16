/**
 * The gantries over the road bar, and the sign that names the section being read.
 * Decoration: screen readers hear the headings.
 */
interface Gantries {
  /** Puts up a gantry at each of these fractions of the road, in place of what stood. */
  stand: (fractions: readonly number[]) => void;
  /** Shows a name beside the truck, ahead of it or behind; nothing for an empty one. */
  show: (name: string, ahead: boolean) => void;
  remove: () => void;
}

/** A name up to this length fits beside the truck on a phone as it stands, in letters. */
const SHORT_NAME = 17;

const part = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

export function putUpGantries(bar: HTMLElement): Gantries {
  const row = part('road-bar-gantries');
  const mount = part('road-bar-mount');
  row.ariaHidden = mount.ariaHidden = 'true';
  // Under the truck's link, which stays in reach.
  bar.firstElementChild?.after(row, mount);
  let standing = '';
  let shown = '';
  return {
    stand(fractions) {
      const places = fractions.map((fraction) => fraction.toFixed(3));
      if (places.join() === standing) return;
      standing = places.join();
      row.replaceChildren(
        ...places.map((place) => {
          const gantry = part('road-bar-gantry');
          gantry.style.setProperty('--at', place);
          return gantry;
        }),
      );
    },
    show(name, ahead) {
      const side = ahead ? 'ahead' : 'behind';
      if (name === shown && side === mount.dataset.sign) return;
      shown = name;
      mount.dataset.sign = side;
      // A new element each time: it fades in while the old one fades out, and moving one across would shift the layout.
      const sign = part('road-bar-sign');
      sign.textContent = name;
      // On a narrow screen it has a third of the width beside the truck (`styles/road-bar.css`).
      if (name.length > SHORT_NAME) sign.dataset.long = '';
      mount.replaceChildren(...(name ? [sign] : []));
    },
    remove() {
      row.remove();
      mount.remove();
    },
  };
}
