// Text that may be an email address: it breaks after the @ if it has to.

export function EmailText({ text }: { text: string }) {
  const [name = '', ...host] = text.split(/(?<=@)/);
  return (
    <bdi className="wrap-anywhere">
      {name}
      <wbr />
      {host.join('')}
    </bdi>
  );
}
