import styles from './Cards.module.css';

/**
 * Classes of a list of so many cards. At most four stand in a row, and three on tablets; fewer where the last row
 * would otherwise hold a single card and does not then.
 */
export function cardsClasses(count: number): string {
  const isAlone = (columns: number) => count > columns && count % columns === 1;
  return [
    styles.cards,
    ...(isAlone(4) && !isAlone(3) ? [styles.threeWide] : []),
    ...(isAlone(3) && !isAlone(2) ? [styles.twoOnTablets] : []),
  ].join(' ');
}
