import { Link } from 'wouter';

/** A rule by its id, linked to its words. */
export function RuleLink({ id }: { readonly id: string | undefined }) {
  if (id === undefined) return null;
  return (
    <Link href={`/rules/${id.startsWith('MA-') ? 'arena' : 'vs'}/${id}`} className="rule">
      {id}
    </Link>
  );
}

export function RuleLinks({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => (
    <span key={id}>
      {' '}
      <RuleLink id={id} />
    </span>
  ));
}
