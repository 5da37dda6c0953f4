// A ring of twelve dots, with one filled for each month that a payment covers.
import type { Plan } from '../../schema/subscriptions.ts';

const months = 12;

export function YearOfDots({ plan, className }: { plan: Plan; className?: string }) {
  const painted = plan === 'yearly' ? months : 1;
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      {Array.from({ length: months }, (_, month) => {
        const angle = (month / months) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={month}
            cx={32 + 25 * Math.cos(angle)}
            cy={32 + 25 * Math.sin(angle)}
            r={month % 3 === 0 ? 4.6 : 4}
            className={month < painted ? 'fill-sun stroke-sun-deep' : 'fill-none stroke-edge'}
            strokeWidth="1"
          />
        );
      })}
    </svg>
  );
}
