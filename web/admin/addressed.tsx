// Text that may be an email address: it would rather break behind its @ than anywhere else.

export function Addressed({ text }: { text: string }) {
  const [name = '', ...host] = text.split(/(?<=@)/);
  return (
    <bdi className="wrap-anywhere">
      {name}
      <wbr />
      {host.join('')}
    </bdi>
  );
}
