import { Link } from './Link.tsx';
import styles from './DonateButton.module.css';

interface DonateButtonProps {
  text: string;
  current: boolean;
  className?: string | undefined;
}

/** The gradient-bordered link to the Donate page. */
export function DonateButton({ text, current, className = '' }: DonateButtonProps) {
  return (
    <Link
      className={`${styles.donate} ${className}`}
      href="/donate"
      aria-current={current ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}
