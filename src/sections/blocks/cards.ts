import styles from './Cards.module.css';

/**
 * Classes of a list of cards. At most four are in a row, and three on tablets; fewer if that avoids
 * a last row with a single card.
 */
export function cardsClasses(count: number): string {
  const isAlone = (columns: number) => count > columns && count % columns === 1;
  return [
    styles.cards,
    ...(isAlone(4) && !isAlone(3) ? [styles.threeWide] : []),
    ...(isAlone(3) && !isAlone(2) ? [styles.twoOnTablets] : []),
  ].join(' ');
}
