// A plan's price in large type: '$19.99 per year'.

interface PlanPriceProps {
  price: string;
  /** 'per year', 'forever'. */
  per: string;
}

export function PlanPrice({ price, per }: PlanPriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="figure text-4xl min-[18rem]:whitespace-nowrap translated:max-[22.5rem]:text-3xl translated:sm:max-xl:text-3xl translated:xl:text-[3.5rem]">
        {price}
      </span>{' '}
      <span className="text-soft">{per}</span>
    </p>
  );
}
