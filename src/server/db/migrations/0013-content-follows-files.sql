-- Pages of text follow the files that come with the program until an operator edits them.
alter table content_page
  add column text_hash text not null generated always as (md5(title || E'\n' || summary || E'\n' || body)) stored,
  -- The hash of the text as the file had it; another one, or none, means that somebody has written here.
  add column shipped_hash text;

-- What earlier versions of the program have brought.
update content_page set shipped_hash = text_hash where text_hash in (
  '3642b97626980e1d45f92806ace1385d', '14f214c5267552879984fe9a36442ec2', 'dc45af7c9bcc1a7878ed5feb61815969',
  '0481e303385bdf249afead670bab2686', 'db241d19f85b8730d92733a47ec480a2', '017924389cfb7480f3432622b77aa5c8',
  '71c2a69b2403a888dfdc5f8568cd4290', '96fa1f35ebdb35aaaa95b3fbce8c65af', '8da6c905b3baae24216c61565b3c25c1',
  '0494cb6def8746a0aa974883445d588d', '206faa7891a00ab887be60b99d5083b5', '8b94bb6bde8068a4771c9ec6a4544e1d',
  '377a01d36eb95e79f6a3f3793c8dd21e', '1cacc7f9ec79f6a0999e3f04afda9b73', '9734de3754983cc06a7e905ff7ed92a1',
  '884fa0266a49d977c3a26b68c72a8902', 'a5d07c308569b6895932a109e5ba3af0', 'ff14c4dc53a733ec2486679760284ded',
  '34a0c10274a8e9fa9f6ca64484034530'
);
