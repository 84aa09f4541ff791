<?php
// Calls the API in the name of a person, with the access token of their sign-in: `php api.php`.
$http = ['header' => 'Authorization: Bearer ' . getenv('ACCESS_TOKEN'), 'ignore_errors' => true];
$body = file_get_contents('{{issuer}}/v1/me', false, stream_context_create(['http' => $http]));
$answer = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
if (isset($answer['error'])) {
    exit("{$answer['error']}: {$answer['message']}\n");
}
echo "{$answer['data']['name']} {$answer['data']['surname']}\n";
foreach ($answer['data']['organizations'] ?? [] as $organization) {
    echo "- {$organization['name']}\n";
}
