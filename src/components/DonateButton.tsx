import layout from '../styles/layout.module.css';
import { Link } from './Link.tsx';
import styles from './DonateButton.module.css';

interface DonateButtonProps {
  text: string;
  current: boolean;
}

/** The gradient-bordered link to the Donate page. */
export function DonateButton({ text, current }: DonateButtonProps) {
  return (
    <Link
      className={`${layout.target} ${styles.donate}`}
      href="/donate"
      aria-current={current ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}
