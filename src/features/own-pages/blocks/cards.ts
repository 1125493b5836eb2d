import styles from './Cards.module.css';

/**
 * Classes of a list of cards. At most four are in a row, and three on tablets; fewer if that avoids
 * a last row with a single card.
 */
export function cardsClasses(count: number): string {
  const leavesOne = (columns: number) => count > columns && count % columns === 1;
  return [
    styles.cards,
    ...(leavesOne(4) && !leavesOne(3) ? [styles.threeWide] : []),
    ...(leavesOne(3) && !leavesOne(2) ? [styles.twoOnTablets] : []),
  ].join(' ');
}
