// A product's stars and number of reviews.
import { useWords } from '../views/words.ts';

const star = 'M10 1.8l2.45 5.2 5.65.75-4.15 3.95 1.05 5.65-5-2.75-5 2.75 1.05-5.65-4.15-3.95 5.65-.75z';

export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  const words = useWords('shop');
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-soft">
      <span role="img" aria-label={words.stars(rating)} className="flex">
        {[1, 2, 3, 4, 5].map((place) => (
          <svg
            key={place}
            viewBox="0 0 20 20"
            className={`size-3.5 stroke-edge stroke-[1.5] ${place <= Math.round(rating) ? 'fill-sun' : 'fill-transparent'}`}
            strokeLinejoin="round"
          >
            <path d={star} />
          </svg>
        ))}
      </span>
      {words.reviews(reviews)}
    </p>
  );
}
