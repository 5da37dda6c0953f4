// A photo as members see it, and the way to all of it.

interface WholePhotoProps {
  src: string;
  alt: string;
  className?: string;
}

export function WholePhoto({ src, alt, className }: WholePhotoProps) {
  return (
    <a href={src} target="_blank" rel="noopener" className="group flex w-fit max-w-full flex-col items-start">
      <img src={src} alt={alt} className={className} />
      <span className="link inline-flex min-h-11 items-center text-sm">
        Open the whole photo<span className="sr-only"> in a new tab</span>
      </span>
    </a>
  );
}
