-- One role and one schema for one service, safe to repeat. Given by the caller: service, password.
select format('create role %I login', :'service')
  where not exists (select from pg_roles where rolname = :'service') \gexec
alter role :"service" password :'password';
grant connect on database :"DBNAME" to :"service";
create schema if not exists :"service" authorization :"service";
-- Its own schema and nothing else: public stays out of reach.
alter role :"service" in database :"DBNAME" set search_path = :"service";
